"use strict";

/** The picture of an animator in the overview, which plays there and back while it is seen. */
class Card {
  /** The container whose transitions cards show. */
  static container() {
    const names = window.catalog.containers.map(({ name }) => name);
    return names.includes("navigation") ? "navigation" : names[0];
  }

  constructor(animator) {
    this.animator = animator;
    this.element = document.createElement("li");
    this.element.innerHTML = `
      <a class="card">
        <span class="card-stage"><span class="phone"></span></span>
        <span class="card-text"><strong></strong><span class="card-summary"></span></span>
      </a>`;
    this.link = this.element.firstElementChild;
    this.link.href = `#${animator.name}`;
    this.link.dataset.name = animator.name;
    this.link.querySelector("strong").textContent = animator.title;
    this.link.querySelector(".card-summary").textContent = animator.summary;
    this.phone = this.link.querySelector(".phone");
    this.words = [animator.name, animator.title, animator.summary, animator.type, ...animator.about]
      .join(" ")
      .toLowerCase();
    this.films = [];
    this.isWanted = false;
  }

  /** Whether every word is found in what is said of the animator. */
  matches(words) {
    return words.every((word) => this.words.includes(word));
  }

  /** Makes what shows the transitions there and back. */
  async appear() {
    if (this.isWanted) return;
    this.isWanted = true;
    try {
      const container = Card.container();
      const films = await Promise.all(
        ["forward", "backward"].map((way) => filmMaker.make(this.animator, container, way))
      );
      await Promise.all(films.map((film) => film.ready));
      if (!this.isWanted) return;
      this.films = films;
      this.shown = null;
      this.began = null;
      this.show(0, films[0].duration * 0.3);
      this.phone.dataset.film = this.animator.name;
    } catch {
      // The phone on the card stays blank.
    }
  }

  disappear() {
    this.isWanted = false;
    this.films = [];
    this.phone.replaceChildren();
    delete this.phone.dataset.film;
  }

  show(way, time) {
    const film = this.films[way];
    film.show(time);
    if (this.shown === film) return;
    this.shown = film;
    this.phone.replaceChildren(film.element);
  }

  /** Shows a moment of a loop: there, a rest, back, a rest. */
  turn(now) {
    if (!this.films.length) return;
    this.began ??= now + this.delay;
    const [there, back] = this.films.map((film) => film.duration);
    const rest = Overview.rest;
    const time = Math.max(now - this.began, 0) % (there + back + 2 * rest);
    if (time < there + rest) this.show(0, Math.min(time, there));
    else this.show(1, Math.min(time - there - rest, back));
  }
}

/** All cards, the search through them, what moves of them, and the ways of a keyboard between them. */
class Overview {
  /** How long a card rests at each end, in milliseconds. */
  static rest = 900;

  constructor(groups) {
    this.list = document.getElementById("animators");
    this.count = document.getElementById("count");
    this.empty = document.getElementById("empty");
    this.button = document.getElementById("motion");
    this.cards = [];
    this.sections = groups.map((group, index) => this.section(group, index));
    this.list.append(...this.sections.map(({ element }) => element));
    this.seen = new Set();
    this.isPlaying = !reducedMotion.matches;
    this.isOpen = true;
    this.request = 0;
    this.filter("");
    this.list.addEventListener("keydown", (event) => this.move(event));
    this.button.addEventListener("click", () => this.play(!this.isPlaying));
    reducedMotion.addEventListener("change", () => this.play(!reducedMotion.matches));
    this.watch();
    this.play(this.isPlaying);
  }

  section({ title, animators }, index) {
    const element = document.createElement("section");
    const heading = document.createElement("h2");
    heading.id = `group-${index + 1}`;
    heading.textContent = title;
    element.setAttribute("aria-labelledby", heading.id);
    const list = document.createElement("ul");
    list.className = "grid";
    const cards = animators.map((animator) => new Card(animator));
    list.append(...cards.map((card) => card.element));
    element.append(heading, list);
    this.cards.push(...cards);
    return { element, cards };
  }

  get shown() {
    return this.cards.filter((card) => !card.element.hidden);
  }

  filter(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    for (const { element, cards } of this.sections) {
      for (const card of cards) card.element.hidden = !card.matches(words);
      element.hidden = cards.every((card) => card.element.hidden);
    }
    const count = this.shown.length;
    this.count.textContent = words.length
      ? `${count} of ${this.cards.length} animators`
      : `${count} ${count === 1 ? "animator" : "animators"}`;
    this.empty.hidden = count > 0;
    // The results come first, so that they're visible above the keyboard of a phone.
    document.getElementById("overview").classList.toggle("searching", words.length > 0);
  }

  // Playing

  /** Cards that are seen, or nearly, have something to show; the others are empty. */
  watch() {
    const cardOf = new Map(this.cards.map((card) => [card.element, card]));
    const observer = new IntersectionObserver(
      (entries) => {
        // Row by row, from the top leading corner.
        const tops = [...new Set(entries.map((entry) => Math.round(entry.boundingClientRect.top)))].sort((a, b) => a - b);
        for (const entry of entries) {
          const card = cardOf.get(entry.target);
          if (entry.isIntersecting) {
            const row = tops.indexOf(Math.round(entry.boundingClientRect.top));
            card.delay = 250 + row * 280 + (entry.boundingClientRect.left / window.innerWidth) * 240;
            this.seen.add(card);
            card.appear();
          } else {
            this.seen.delete(card);
            card.disappear();
          }
        }
      },
      { rootMargin: "120px 0px" }
    );
    this.cards.forEach((card) => observer.observe(card.element));
  }

  play(isPlaying) {
    this.isPlaying = isPlaying;
    this.button.setAttribute("aria-pressed", !isPlaying);
    this.run();
  }

  /** Whether the overview is what the page shows. */
  open(isOpen) {
    this.isOpen = isOpen;
    this.run();
  }

  run() {
    cancelAnimationFrame(this.request);
    if (!this.isPlaying || !this.isOpen) return;
    this.request = requestAnimationFrame((now) => {
      for (const card of this.seen) card.turn(now);
      this.run();
    });
  }

  // Keys

  /** Arrow keys go to the card that lies there. */
  move(event) {
    const cards = this.shown;
    const index = cards.findIndex((card) => card.link === document.activeElement);
    if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const forth = document.dir === "rtl" ? -1 : 1;
    const targets = {
      Home: cards[0],
      End: cards[cards.length - 1],
      ArrowLeft: cards[index - forth],
      ArrowRight: cards[index + forth],
      ArrowUp: this.neighbor(cards, cards[index], -1),
      ArrowDown: this.neighbor(cards, cards[index], 1),
    };
    if (!(event.key in targets)) return;
    event.preventDefault();
    targets[event.key]?.link.focus();
  }

  /** The card of the next row, or of the one before, that is nearest. */
  neighbor(cards, from, way) {
    const place = (card) => card.element.getBoundingClientRect();
    const { top, left } = place(from);
    const beyond = cards.filter((card) => (place(card).top - top) * way > 1);
    if (!beyond.length) return null;
    const row = Math.min(...beyond.map((card) => (place(card).top - top) * way));
    return beyond
      .filter((card) => Math.abs((place(card).top - top) * way - row) < 1)
      .reduce((best, card) => (Math.abs(place(card).left - left) < Math.abs(place(best).left - left) ? card : best));
  }
}
