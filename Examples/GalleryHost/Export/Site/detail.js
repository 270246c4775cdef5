"use strict";

/** One animator: its player, what it is, and how it is used. */
class Detail {
  static directions = { forward: "Forward", backward: "Backward" };

  /** @param go is called with an animator's name, a container and a direction to show instead */
  constructor(catalogue, go) {
    this.catalogue = catalogue;
    this.go = go;
    this.animator = null;
    this.opening = 0;
    for (const id of [
      "title", "summary", "screen", "strip", "scrub", "time", "frame", "play", "back", "forth", "loop",
      "code", "copy", "copied", "about", "parameters", "previous", "next", "trouble",
    ]) {
      this[id] = document.getElementById(id);
    }
    this.player = new Player((player) => this.show(player));
    this.containers = this.segments("containers", catalogue.containers.map(({ name, title }) => [name, title]));
    this.directions = this.segments("directions", Object.entries(Detail.directions));
    this.speeds = this.segments("speeds", [["0.25", "¼×"], ["0.5", "½×"], ["1", "1×"]]);
    this.speeds.set("1");
    this.containers.onchange = (name) => this.go(this.animator.name, name, this.direction);
    this.directions.onchange = (name) => this.go(this.animator.name, this.container, name);
    this.speeds.onchange = (speed) => (this.player.speed = Number(speed));

    this.play.addEventListener("click", () => this.player.toggle());
    this.back.addEventListener("click", () => this.player.step(-1));
    this.forth.addEventListener("click", () => this.player.step(1));
    this.loop.addEventListener("click", () => this.toggleLoop());
    this.scrub.addEventListener("input", () => this.player.seek(Number(this.scrub.value)));
    this.copy.addEventListener("click", () => this.copyCode());
    new ResizeObserver(() => this.drawStrip()).observe(this.strip);
  }

  /** A row of radio buttons that looks like a segmented control. */
  segments(id, choices) {
    const field = document.getElementById(id);
    const control = { onchange: () => {}, inputs: new Map() };
    for (const [value, text] of choices) {
      const label = document.createElement("label");
      const input = document.createElement("input");
      input.type = "radio";
      input.name = id;
      input.value = value;
      input.addEventListener("change", () => control.onchange(value));
      const span = document.createElement("span");
      span.textContent = text;
      label.append(input, span);
      field.append(label);
      control.inputs.set(value, input);
    }
    control.values = [...control.inputs.keys()];
    control.set = (value) => (control.inputs.get(value).checked = true);
    return control;
  }

  /** Shows an animator's clip; what the catalogue does not have is replaced by the first that it has. */
  async open(animator, container, direction) {
    const isNew = animator !== this.animator;
    this.animator = animator;
    this.container = animator.clips[container] ? container : this.first(Object.keys(animator.clips));
    const ways = animator.clips[this.container];
    this.direction = ways[direction] ? direction : ways.forward ? "forward" : "backward";
    if (isNew) this.describe();
    this.containers.set(this.container);
    this.directions.set(this.direction);
    for (const [name, input] of this.containers.inputs) input.disabled = !animator.clips[name];
    for (const [name, input] of this.directions.inputs) input.disabled = !ways[name];
    this.code.replaceChildren(swift.coloured(this.usage));
    await this.load();
  }

  first(names) {
    return this.containers.values.find((name) => names.includes(name));
  }

  get usage() {
    return swift.usage(this.animator, this.container, this.direction);
  }

  async load() {
    this.opening += 1;
    const opening = this.opening;
    const clip = clips.of(this.animator, this.container, this.direction);
    this.player.pause();
    try {
      await clip.load();
    } catch (error) {
      if (opening === this.opening) this.fail(error);
      return;
    }
    // Another one may have been chosen while this one was on its way.
    if (opening !== this.opening) return;
    this.trouble.hidden = true;
    this.screen.width = clip.data.frameWidth * 3;
    this.screen.height = clip.data.frameHeight * 3;
    this.screen.dataset.clip = `${this.animator.name}/${this.container}/${this.direction}`;
    this.scrub.max = clip.duration;
    this.shown = -1;
    this.player.open(clip);
    this.drawStrip();
    if (!reducedMotion.matches) {
      this.player.play();
      this.player.resting = Player.rest;
    }
  }

  fail(error) {
    this.player.clip = null;
    this.trouble.textContent = error.message;
    this.trouble.hidden = false;
  }

  close() {
    this.opening += 1;
    this.player.pause();
    this.animator = null;
  }

  describe() {
    const { animator } = this;
    this.title.textContent = animator.title;
    this.summary.textContent = animator.summary;
    this.about.replaceChildren(
      ...animator.about.map((text) => {
        const paragraph = document.createElement("p");
        paragraph.append(swift.sentence(text));
        return paragraph;
      })
    );
    this.parameters.replaceChildren(...animator.parameters.map((parameter) => this.row(parameter)));
    const list = this.catalogue.animators;
    const index = list.indexOf(animator);
    this.neighbour(this.previous, list[(index + list.length - 1) % list.length], "Previous");
    this.neighbour(this.next, list[(index + 1) % list.length], "Next");
  }

  neighbour(link, animator, word) {
    link.href = `#${animator.name}`;
    link.title = animator.title;
    link.setAttribute("aria-label", `${word}: ${animator.title}`);
  }

  row({ name, type, value, about }) {
    const row = document.createElement("div");
    const term = document.createElement("dt");
    const label = document.createElement("code");
    label.textContent = name;
    const kind = document.createElement("span");
    kind.textContent = type;
    term.append(label, kind);
    const text = document.createElement("dd");
    text.append(swift.sentence(about));
    const initial = document.createElement("dd");
    initial.className = "initial";
    const initialCode = document.createElement("code");
    initialCode.textContent = value;
    initial.append(initialCode);
    row.append(term, initial, text);
    return row;
  }

  /** Draws the frame of the player's time and says which one it is. */
  show(player) {
    const { clip, index } = player;
    if (index !== this.shown) {
      this.shown = index;
      clip.draw(this.screen.getContext("2d"), index, 0, 0, this.screen.width, this.screen.height);
      this.screen.dataset.frame = index;
      this.frame.textContent = `Frame ${index + 1} of ${clip.count}`;
    }
    const time = `${(player.time / 1000).toFixed(2)} s`;
    const whole = `${(clip.duration / 1000).toFixed(2)} s`;
    this.time.textContent = `${time} / ${whole}`;
    this.scrub.value = player.time;
    this.scrub.setAttribute("aria-valuetext", `${time} of ${whole}, frame ${index + 1} of ${clip.count}`);
    this.play.classList.toggle("playing", player.isPlaying);
    this.play.setAttribute("aria-label", player.isPlaying ? "Pause" : "Play");
    this.screen.setAttribute(
      "aria-label",
      `${this.animator?.title ?? ""}, ${Detail.directions[this.direction].toLowerCase()}, as drawn`
    );
  }

  /** The frames side by side behind the scrub bar, each where it is in time. */
  drawStrip() {
    const { clip } = this.player;
    const { clientWidth, clientHeight } = this.strip;
    if (!clip || !clientWidth) return;
    const density = Math.min(window.devicePixelRatio || 1, 3);
    this.strip.width = Math.round(clientWidth * density);
    this.strip.height = Math.round(clientHeight * density);
    const context = this.strip.getContext("2d");
    const ratio = clip.data.frameWidth / clip.data.frameHeight;
    const count = Math.max(Math.round(clientWidth / (clientHeight * ratio)), 1);
    const width = this.strip.width / count;
    const height = width / ratio;
    for (let place = 0; place < count; place += 1) {
      const index = clip.indexAt((clip.duration * place) / Math.max(count - 1, 1));
      clip.draw(context, index, place * width, (this.strip.height - height) / 2, width, height);
    }
  }

  toggleLoop() {
    this.player.loops = !this.player.loops;
    this.loop.setAttribute("aria-pressed", this.player.loops);
  }

  nextSpeed() {
    const { values } = this.speeds;
    const index = values.indexOf(String(this.player.speed));
    const speed = values[(index + 1) % values.length];
    this.speeds.set(speed);
    this.player.speed = Number(speed);
  }

  async copyCode() {
    const isCopied = await this.write(this.usage);
    this.copy.textContent = isCopied ? "Copied" : "Select and copy";
    this.copied.textContent = isCopied ? "The code is on the clipboard." : "The code could not be copied.";
    clearTimeout(this.copyTimer);
    this.copyTimer = setTimeout(() => (this.copy.textContent = "Copy"), 1600);
  }

  async write(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // A page that was opened as a file may not be allowed to; selecting and copying always is.
      const selection = window.getSelection();
      selection.selectAllChildren(this.code);
      const isCopied = document.execCommand("copy");
      if (isCopied) selection.removeAllRanges();
      return isCopied;
    }
  }

  /** A key that was pressed while nothing else wanted it. Tells whether it meant something. */
  key(key) {
    const containers = this.containers.values;
    const place = containers[Number(key) - 1];
    if (place && this.animator.clips[place]) {
      this.go(this.animator.name, place, this.direction);
      return true;
    }
    const actions = {
      " ": () => this.player.toggle(),
      ",": () => this.player.step(-1),
      ".": () => this.player.step(1),
      b: () => this.go(this.animator.name, this.container, this.direction === "forward" ? "backward" : "forward"),
      l: () => this.toggleLoop(),
      s: () => this.nextSpeed(),
      ArrowLeft: () => this.previous.click(),
      ArrowRight: () => this.next.click(),
      Escape: () => (window.location.hash = ""),
    };
    const action = actions[key.length === 1 ? key.toLowerCase() : key];
    action?.();
    return action !== undefined;
  }
}
