"use strict";

/** Pictures by address. The last few stay in memory, so that going back to one is immediate. */
const pictures = {
  kept: new Map(),
  limit: 60,

  load(address) {
    const known = this.kept.get(address);
    if (known) {
      this.kept.delete(address);
      this.kept.set(address, known);
      return known;
    }
    const loading = new Promise((resolve, reject) => {
      const image = new Image();
      image.onload = () => resolve(image);
      image.onerror = () => {
        this.kept.delete(address);
        reject(new Error(`The picture ${address} couldn’t be loaded.`));
      };
      image.src = address;
    });
    this.kept.set(address, loading);
    if (this.kept.size > this.limit) this.kept.delete(this.kept.keys().next().value);
    return loading;
  },
};

/** Recorded frames of a transition that the page can't play: of views whose pictures are taken on the way. */
class Recording {
  /** @param data as `SiteCatalog.Clip` describes it */
  constructor(data) {
    this.data = data;
    this.duration = Math.round(data.duration * 1000);
    this.element = document.createElement("canvas");
    this.element.className = "recording";
    this.element.width = data.frameWidth * 2;
    this.element.height = data.frameHeight * 2;
    this.shown = -1;
  }

  /** Loads all pictures. */
  get ready() {
    const addresses = [this.data.first, this.data.last, this.data.sheet];
    return Promise.all(addresses.map((address) => (address ? pictures.load(address) : null))).then((loaded) => {
      [this.first, this.last, this.sheet] = loaded;
    });
  }

  get curve() {
    return [0, 0, 1, 1];
  }

  /** The frame that shows at a time, in milliseconds: the last one that has begun. */
  indexAt(time) {
    const { times } = this.data;
    let index = 0;
    while (index + 1 < times.length && times[index + 1] <= time) index += 1;
    return index;
  }

  /** Shows a moment, in milliseconds from the start. The pictures must be there. */
  show(time) {
    const index = this.indexAt(time);
    if (index === this.shown) return;
    this.shown = index;
    const context = this.element.getContext("2d");
    const { width, height } = this.element;
    const { times, columns, frameWidth, frameHeight } = this.data;
    if (index <= 0 || index >= times.length - 1) {
      context.drawImage(index <= 0 ? this.first : this.last, 0, 0, width, height);
      return;
    }
    const [column, row] = [(index - 1) % columns, Math.floor((index - 1) / columns)];
    const tile = [column * frameWidth, row * frameHeight, frameWidth, frameHeight];
    context.drawImage(this.sheet, ...tile, 0, 0, width, height);
  }
}

/** Makes what shows an animator's transition: a scene that the browser draws, or a recording. */
const filmMaker = {
  /** @param motion the file of another parameter's value than the default, if one was chosen */
  async make(animator, container, direction, motion = animator.motion) {
    const { containers } = window.catalog;
    if (animator.clips) return new Recording(animator.clips[container][direction]);
    const file = await motions.load(motion);
    const place = containers.find(({ name }) => name === container);
    return new Scene(place, file.motions[file.clips[container][direction]], direction);
  },
};
