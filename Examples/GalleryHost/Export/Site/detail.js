"use strict";

/** One animator: its player, what it is, what can be set, and how it is used. */
class Detail {
  static directions = { forward: "Forward", backward: "Backward" };

  /** @param go is called with an animator's name, a container and a direction to show instead */
  constructor(catalog, go) {
    this.catalog = catalog;
    this.go = go;
    this.animator = null;
    this.opening = 0;
    for (const id of [
      "title", "summary", "screen", "curve", "scrub", "time", "play", "back", "forth", "loop", "larger", "recorded",
      "code", "swiftui", "swiftui-section", "about", "choices", "parameters", "previous", "next", "trouble",
    ]) {
      this[id] = document.getElementById(id);
    }
    this.view = document.getElementById("detail");
    this.player = new Player((player) => this.show(player));
    const field = (id) => document.getElementById(id);
    const containers = catalog.containers.map(({ name, title }) => [name, title]);
    this.containers = new Segments(field("containers"), containers, (name) =>
      this.go(this.animator.name, name, this.direction)
    );
    this.directions = new Segments(field("directions"), Object.entries(Detail.directions), (name) =>
      this.go(this.animator.name, this.container, name)
    );
    this.speeds = new Segments(field("speeds"), [["0.1", "0.1×"], ["0.25", "¼×"], ["0.5", "½×"], ["1", "1×"]], (speed) => {
      this.player.speed = Number(speed);
    });
    this.speeds.set("1");

    this.play.addEventListener("click", () => this.player.toggle());
    this.back.addEventListener("click", () => this.player.step(-1));
    this.forth.addEventListener("click", () => this.player.step(1));
    this.loop.addEventListener("click", () => this.toggleLoop());
    this.larger.addEventListener("click", () => this.toggleSize());
    this.scrub.addEventListener("input", () => this.player.seek(Number(this.scrub.value)));
  }

  /** Shows an animator's transition; what the catalog does not have is replaced by the first that it has. */
  async open(animator, container, direction) {
    const isNew = animator !== this.animator;
    this.animator = animator;
    this.container = this.containers.values.includes(container) ? container : this.containers.values[0];
    this.direction = direction in Detail.directions ? direction : "forward";
    if (isNew) this.describe();
    this.containers.set(this.container);
    this.directions.set(this.direction);
    await this.load();
  }

  async load() {
    this.code.replaceChildren(swift.colored(this.usage));
    this.swiftui.replaceChildren(swift.colored(this.swiftUI ?? ""));
    this["swiftui-section"].hidden = !this.swiftUI;
    this.opening += 1;
    const opening = this.opening;
    const { animator, container, direction } = this;
    this.player.pause();
    let film;
    try {
      film = await filmMaker.make(animator, container, direction, this.value?.motion);
      await film.ready;
    } catch (error) {
      if (opening === this.opening) this.fail(error);
      return;
    }
    // People may have chosen another animator while this one was loading.
    if (opening !== this.opening) return;
    this.trouble.hidden = true;
    this.screen.replaceChildren(film.element);
    this.screen.dataset.clip = `${animator.name}/${container}/${direction}`;
    this.scrub.max = film.duration;
    this.drawCurve(film.curve);
    this.player.open(film);
    if (!reducedMotion.matches) {
      this.player.play();
      this.player.resting = Player.rest;
    }
  }

  get usage() {
    return swift.usage(this.value?.code ?? this.animator.code, this.container, this.direction);
  }

  get swiftUI() {
    return swift.swiftUI(this.value?.code ?? this.animator.code, this.container);
  }

  fail(error) {
    this.player.film = null;
    this.trouble.textContent = error.message;
    this.trouble.hidden = false;
  }

  close() {
    this.opening += 1;
    this.player.pause();
    this.screen.replaceChildren();
    this.animator = null;
  }

  // Description

  describe() {
    const { animator } = this;
    this.title.textContent = animator.title;
    this.summary.textContent = animator.summary;
    this.recorded.hidden = !animator.clips;
    this.about.replaceChildren(...animator.about.map((text) => swift.paragraph(text)));
    this.parameters.replaceChildren(...animator.parameters.map((parameter) => this.row(parameter)));
    this.offer(animator.choices);
    const list = this.catalog.animators;
    const index = list.indexOf(animator);
    this.neighbor(this.previous, list[(index + list.length - 1) % list.length], "Previous");
    this.neighbor(this.next, list[(index + 1) % list.length], "Next");
  }

  neighbor(link, animator, word) {
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
    term.append(label, " ", kind);
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

  /** The parameters that can be set: one at a time, the others have their defaults. */
  offer(choices) {
    this.value = null;
    const controls = [];
    this.choices.replaceChildren(
      ...choices.map(({ title, values }) => {
        const field = document.createElement("fieldset");
        const legend = document.createElement("legend");
        legend.textContent = title;
        const row = document.createElement("div");
        row.className = "segments";
        field.append(legend, row);
        const initial = String(values.findIndex(({ motion }) => !motion));
        const control = new Segments(row, values.map((value, index) => [String(index), value.title]), (index) => {
          for (const other of controls) if (other.control !== control) other.control.set(other.initial);
          this.value = values[Number(index)];
          this.load();
        });
        control.set(initial);
        controls.push({ control, initial });
        return field;
      })
    );
    document.getElementById("choices-section").hidden = choices.length === 0;
  }

  // The player

  /** Shows the player's time. */
  show(player) {
    const { film } = player;
    if (!film) return;
    film.show(player.time);
    this.screen.dataset.time = player.time.toFixed(1);
    const time = `${(player.time / 1000).toFixed(2)} s`;
    const whole = `${(film.duration / 1000).toFixed(2)} s`;
    this.time.textContent = `${time} / ${whole}`;
    this.scrub.value = player.time;
    this.scrub.setAttribute("aria-valuetext", `${time} of ${whole}`);
    this.play.classList.toggle("playing", player.isPlaying);
    this.play.setAttribute("aria-label", player.isPlaying ? "Pause" : "Play");
    this.screen.setAttribute(
      "aria-label",
      `${this.animator?.title ?? ""}, ${Detail.directions[this.direction].toLowerCase()}`
    );
  }

  /** How progress follows time, behind the scrub bar. */
  drawCurve(track) {
    const points = [];
    for (let index = 0; index < track.length; index += 2) points.push(`${track[index]},${1 - track[index + 1]}`);
    const line = points.join(" ");
    const values = track.filter((_, index) => index % 2 === 1);
    const [top, bottom] = [1 - Math.max(...values, 1), 1 - Math.min(...values, 0)];
    const margin = (bottom - top) * 0.16;
    this.curve.setAttribute("viewBox", `0 ${top - margin} 1 ${bottom - top + 2 * margin}`);
    this.curve.querySelector("polyline").setAttribute("points", line);
    this.curve.querySelector("polygon").setAttribute("points", `0,${bottom + margin} ${line} 1,${bottom + margin}`);
  }

  toggleLoop() {
    this.player.loops = !this.player.loops;
    this.loop.setAttribute("aria-pressed", this.player.loops);
  }

  /** A phone as large as the window, with the words below it, or beside them. */
  toggleSize() {
    const isLarge = this.view.classList.toggle("large");
    this.larger.setAttribute("aria-pressed", isLarge);
    if (isLarge) this.screen.scrollIntoView({ block: "center" });
  }

  nextSpeed() {
    const { values } = this.speeds;
    const index = values.indexOf(String(this.player.speed));
    const speed = values[(index + 1) % values.length];
    this.speeds.set(speed);
    this.player.speed = Number(speed);
  }

  /** A key that was pressed while nothing else wanted it. Tells whether it meant something. */
  key(key, isShifted) {
    const place = this.containers.values[Number(key) - 1];
    if (place) {
      this.go(this.animator.name, place, this.direction);
      return true;
    }
    const step = isShifted ? 6 : 1;
    const actions = {
      " ": () => this.player.toggle(),
      ",": () => this.player.step(-1),
      ".": () => this.player.step(1),
      ArrowLeft: () => this.player.step(-step),
      ArrowRight: () => this.player.step(step),
      b: () => this.go(this.animator.name, this.container, this.direction === "forward" ? "backward" : "forward"),
      f: () => this.toggleSize(),
      l: () => this.toggleLoop(),
      s: () => this.nextSpeed(),
      p: () => this.previous.click(),
      n: () => this.next.click(),
      Escape: () => (window.location.hash = ""),
    };
    const action = actions[key.length === 1 ? key.toLowerCase() : key];
    action?.();
    return action !== undefined;
  }
}
