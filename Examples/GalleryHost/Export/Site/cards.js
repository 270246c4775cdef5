"use strict";

/** The picture of an animator in the overview, which moves while it is pointed at or has the focus. */
class Card {
  constructor(animator) {
    this.animator = animator;
    this.element = document.createElement("li");
    this.element.innerHTML = `
      <a class="card">
        <span class="card-stage"><span class="phone"><img alt="" loading="lazy" decoding="async"></span></span>
        <span class="card-text"><strong></strong><span class="card-summary"></span></span>
      </a>`;
    this.link = this.element.firstElementChild;
    this.link.href = `#${animator.name}`;
    this.link.dataset.name = animator.name;
    this.link.querySelector("img").src = animator.poster;
    this.link.querySelector("strong").textContent = animator.title;
    this.link.querySelector(".card-summary").textContent = animator.summary;
    this.words = [animator.name, animator.title, animator.summary, animator.type, ...animator.about]
      .join(" ")
      .toLowerCase();
    this.timer = 0;
    this.player = null;
    this.isWanted = false;

    this.link.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && this.start());
    this.link.addEventListener("pointerleave", () => this.stop());
    this.link.addEventListener("focus", () => this.link.matches(":focus-visible") && this.start());
    this.link.addEventListener("blur", () => this.stop());
  }

  /** Whether every word is found in what is said of the animator. */
  matches(words) {
    return words.every((word) => this.words.includes(word));
  }

  /** Plays there and back, again and again. */
  start() {
    if (this.isWanted || reducedMotion.matches) return;
    this.isWanted = true;
    // Not for a pointer that only passes by.
    this.timer = setTimeout(() => this.load(), 90);
  }

  async load() {
    const { clips: all } = this.animator;
    const container = window.catalogue.containers.map(({ name }) => name).find((name) => all[name]);
    const ways = ["forward", "backward"].filter((way) => all[container][way]);
    try {
      const loaded = await Promise.all(ways.map((way) => clips.of(this.animator, container, way).load()));
      if (this.isWanted) this.play(loaded);
    } catch {
      // The card keeps its picture.
    }
  }

  play(ways) {
    const canvas = document.createElement("canvas");
    canvas.width = ways[0].data.frameWidth * 1.5;
    canvas.height = ways[0].data.frameHeight * 1.5;
    const context = canvas.getContext("2d");
    let way = 0;
    let shown = -1;
    this.player = new Player((player) => {
      if (player.index !== shown) {
        shown = player.index;
        player.clip.draw(context, shown, 0, 0, canvas.width, canvas.height);
      }
      if (player.time >= player.clip.duration && !player.isPlaying && this.isWanted) {
        this.timer = setTimeout(() => next(), Player.rest);
      }
    });
    this.player.loops = false;
    const next = () => {
      shown = -1;
      this.player.open(ways[way % ways.length]);
      way += 1;
      this.player.play();
    };
    next();
    this.link.querySelector(".phone").append(canvas);
  }

  stop() {
    this.isWanted = false;
    clearTimeout(this.timer);
    this.player?.pause();
    this.player = null;
    this.link.querySelector("canvas")?.remove();
  }
}

/** All cards, the search through them, and the ways of a keyboard between them. */
class Overview {
  constructor(animators) {
    this.list = document.getElementById("animators");
    this.count = document.getElementById("count");
    this.empty = document.getElementById("empty");
    this.cards = animators.map((animator) => new Card(animator));
    this.list.append(...this.cards.map((card) => card.element));
    this.filter("");
    this.list.addEventListener("keydown", (event) => this.move(event));
    if (window.matchMedia("(hover: none)").matches) this.playInSight();
  }

  get shown() {
    return this.cards.filter((card) => !card.element.hidden);
  }

  filter(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    for (const card of this.cards) {
      card.element.hidden = !card.matches(words);
      if (card.element.hidden) card.stop();
    }
    const count = this.shown.length;
    this.count.textContent = words.length
      ? `${count} of ${this.cards.length} animators`
      : `${count} ${count === 1 ? "animator" : "animators"}`;
    this.empty.hidden = count > 0;
    // What was found comes first, also above the keyboard of a phone.
    document.getElementById("overview").classList.toggle("searching", words.length > 0);
  }

  stop() {
    this.cards.forEach((card) => card.stop());
  }

  /** Arrow keys go to the card that lies there. */
  move(event) {
    const cards = this.shown;
    const index = cards.findIndex((card) => card.link === document.activeElement);
    if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const top = cards[0].element.offsetTop;
    const columns = Math.max(cards.filter((card) => card.element.offsetTop === top).length, 1);
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
    const targets = { Home: 0, End: cards.length - 1 };
    const target = event.key in targets ? targets[event.key] : index + (steps[event.key] ?? NaN);
    if (Number.isNaN(target)) return;
    event.preventDefault();
    cards[target]?.link.focus();
  }

  /** Where nothing can be pointed at, what lies in the middle of the screen moves. */
  playInSight() {
    const cardOf = new Map(this.cards.map((card) => [card.element, card]));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const card = cardOf.get(entry.target);
          if (entry.isIntersecting) card.start();
          else card.stop();
        }
      },
      { rootMargin: "-42% 0px -42% 0px" }
    );
    this.cards.forEach((card) => observer.observe(card.element));
  }
}
