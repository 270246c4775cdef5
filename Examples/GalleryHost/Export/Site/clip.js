"use strict";

/** Pictures by address. The last few stay in memory, so that going back to one is immediate. */
const pictures = {
  kept: new Map(),
  limit: 24,

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
        reject(new Error(`The picture ${address} is missing.`));
      };
      image.src = address;
    });
    this.kept.set(address, loading);
    if (this.kept.size > this.limit) this.kept.delete(this.kept.keys().next().value);
    return loading;
  },
};

/** The rendered frames of one animator in one container, one way. */
class Clip {
  /** @param data as `catalogue.js` describes it */
  constructor(data) {
    this.times = data.times;
    this.duration = Math.round(data.duration * 1000);
    this.data = data;
    this.ready = null;
  }

  get count() {
    return this.times.length;
  }

  /** Loads all pictures once. */
  load() {
    this.ready ??= Promise.all(
      [this.data.first, this.data.last, this.data.sheet].map((address) => (address ? pictures.load(address) : null))
    ).then(
      ([first, last, sheet]) => {
        Object.assign(this, { first, last, sheet });
        return this;
      },
      (error) => {
        this.ready = null;
        throw error;
      }
    );
    return this.ready;
  }

  /** The frame that shows at a time, in milliseconds: the last one that has begun. */
  indexAt(time) {
    let index = 0;
    while (index + 1 < this.count && this.times[index + 1] <= time) index += 1;
    return index;
  }

  /** Draws a frame into a rectangle of a canvas; the clip must be loaded. */
  draw(context, index, x, y, width, height) {
    if (index <= 0 || index >= this.count - 1) {
      context.drawImage(index <= 0 ? this.first : this.last, x, y, width, height);
      return;
    }
    const { columns, frameWidth, frameHeight } = this.data;
    const tile = index - 1;
    context.drawImage(
      this.sheet,
      (tile % columns) * frameWidth,
      Math.floor(tile / columns) * frameHeight,
      frameWidth,
      frameHeight,
      x,
      y,
      width,
      height
    );
  }
}

/** The clips of the catalogue, each made once. */
const clips = {
  made: new Map(),

  of(animator, container, direction) {
    const key = `${animator.name}/${container}/${direction}`;
    if (!this.made.has(key)) this.made.set(key, new Clip(animator.clips[container][direction]));
    return this.made.get(key);
  },
};
