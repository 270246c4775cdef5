"use strict";

/** A transition on a phone: the browser draws it from its poses, at any moment and in any size. */
class Scene {
  /**
   * @param container as `SiteCatalog.Container` describes it
   * @param motion as `Motion` describes it
   * @param direction `forward` or `backward`
   */
  constructor(container, motion, direction) {
    this.motion = motion;
    this.duration = motion.duration * 1000;
    const { width, height } = window.catalog;
    this.element = box("scene", [0, 0, width, height]);
    const sides = direction === "forward" ? { from: "first", to: "second" } : { from: "second", to: "first" };
    const eye = box("eye", container.frame);
    this.ground = eye.style;
    this.rest = container.ground;
    eye.style.backgroundColor = this.rest;
    if (motion.blur) eye.style.background = `0 0 / 100% 100% url("${container.blurred[sides[motion.blur]]}")`;
    const space = box("space", [0, 0, container.frame[2], container.frame[3]]);
    if (motion.eye) {
      eye.style.perspective = `${motion.eye}px`;
      eye.style.perspectiveOrigin = motion.vanishing.map((value) => `${value}px`).join(" ");
    }
    if (motion.eye || motion.parts.some(Scene.isDeep)) space.style.transformStyle = "preserve-3d";
    this.parts = motion.parts.map((data) => {
      const pictures = data.isBlurred ? container.blurred : container.screens;
      return new Part(data, pictures[sides[data.screen]], motion.screens[data.screen]);
    });
    space.append(...this.parts.flatMap((part) => part.elements));
    // Before and after the transition, the screens are in one piece, without gaps between slices.
    const screen = (side) => {
      const element = box("screen", motion.screens[side]);
      element.style.background = `0 0 / 100% 100% url("${container.screens[sides[side]]}")`;
      return element;
    };
    [this.start, this.end] = [screen("from"), screen("to")];
    eye.append(space, this.start, this.end);
    this.bars = [];
    this.element.append(eye, ...container.bars[direction].map((bar) => this.bar(bar)));
    this.wasShown = false;
  }

  /** Whether a part leaves the plane of the screen. */
  static isDeep({ poses, anchor }) {
    return Boolean(poses.z || poses.turnX || poses.turnY || anchor?.[2]);
  }

  /** A view in front of the screens, and what moves by itself in it. */
  bar(data) {
    // Placed by its transform, because Chromium rounds the position of a box to whole pixels.
    const [left, top, ...size] = data.frame;
    const element = box("bar-part", [0, 0, ...size]);
    element.style.transform = `translate(${left}px,${top}px)`;
    for (const [x, y, width, height, blur] of data.glass) {
      const glass = box("glass", [x, y, width, height]);
      glass.style.backdropFilter = `blur(${blur}px)`;
      element.append(glass);
    }
    if (data.picture) {
      const picture = box("picture", data.area);
      picture.style.background = `0 0 / 100% 100% url("${data.picture}")`;
      element.append(picture);
    }
    element.append(...data.parts.map((part) => this.bar(part)));
    if (data.x || data.y || data.opacity) this.bars.push({ element, data });
    return element;
  }

  /** Shows a moment, in milliseconds from the start. */
  show(time) {
    const { motion } = this;
    const part = unit(time / this.duration);
    const progress = motion.pace ? valueAt(motion.pace, part) : part;
    for (const item of this.parts) {
      if (item.changes || !this.wasShown) item.show(progress);
    }
    if (motion.ground) this.showGround(progress);
    this.start.style.visibility = part > 0 ? "hidden" : "inherit";
    this.end.style.visibility = part < 1 ? "hidden" : "inherit";
    const mix = ([start, end], way) => start + (end - start) * way;
    const way = motion.bars === "even" ? part : progress;
    for (const { element, data } of this.bars) {
      if (data.x || data.y) {
        const place = [data.frame[0] + mix(data.x ?? [0, 0], way), data.frame[1] + mix(data.y ?? [0, 0], way)];
        element.style.transform = `translate(${place[0]}px,${place[1]}px)`;
      }
      if (data.opacity) element.style.opacity = unit(mix(data.opacity, way));
    }
    this.wasShown = true;
  }

  /** The backdrop's color lies over what is there without it. */
  showGround(progress) {
    const { ground } = this.motion;
    const value = (name, rest) => (ground[name] ? valueAt(ground[name], progress) : rest);
    const bytes = ["red", "green", "blue"].map((name) => (unit(value(name, 0)) * 255).toFixed(1));
    const alpha = unit(value("alpha", 1)) * unit(value("opacity", 1));
    this.ground.background = `linear-gradient(rgb(${bytes.join(" ")} / ${alpha}) 0 0) ${this.rest}`;
  }

  /** How far it has come at each moment, as points of a line: for the bar that scrubs it. */
  get curve() {
    return this.motion.pace ?? [0, 0, 1, 1];
  }

  /** Whether its pictures are there. */
  get ready() {
    const addresses = [...this.element.querySelectorAll("*")]
      .map((element) => element.style.backgroundImage.match(/url\("([^"]+)"\)/)?.[1])
      .filter(Boolean);
    return Promise.all([...new Set(addresses)].map((address) => pictures.load(address)));
  }
}
