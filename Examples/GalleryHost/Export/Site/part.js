"use strict";

/** Between 0 and 1. */
const unit = (value) => Math.min(Math.max(value, 0), 1);

/** An element with a class and a place: x, y, width and height in points. */
function box(name, [x, y, width, height]) {
  const element = document.createElement("div");
  element.className = name;
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  return element;
}

/** One participant of a transition: the element that shows it, and the one that shows its shadow. */
class Part {
  /**
   * @param data as `Motion.Part` describes it
   * @param picture the file of the picture that it shows, if it shows one
   * @param screen where the screen lies that this is a picture of: x, y, width and height
   */
  constructor(data, picture, screen) {
    this.data = data;
    this.tracks = data.poses;
    this.changes = Object.values(this.tracks).some((track) => track.length > 1);
    const [x, y, width, height] = data.frame;
    this.size = [width, height];
    const [anchorX, anchorY, anchorZ] = data.anchor ?? [0.5, 0.5, 0];
    this.anchor = [anchorX, anchorY];
    this.turn = data.turn ?? 0;
    this.scrolls = Boolean(this.tracks.contentX || this.tracks.contentY);
    this.covers = [];
    // The anchor is a point of the part with its rotation at rest.
    const arm = [(anchorX - 0.5) * width, (anchorY - 0.5) * height];
    const [cosine, sine] = [Math.cos(this.turn), Math.sin(this.turn)];
    // Part of the transform, because browsers round the position of a box to whole pixels, which perspective enlarges.
    this.place = [
      x + width / 2 + arm[0] * cosine - arm[1] * sine - anchorX * width,
      y + height / 2 + arm[0] * sine + arm[1] * cosine - anchorY * height,
    ];
    const turns = ["turnX", "turnY", "turnZ"].some((name) => this.tracks[name]);
    this.box = screen && !this.turn && !this.scrolls ? Part.covering(data.frame, screen, turns) : this.size;
    this.element = box("part", [0, 0, ...this.box]);
    this.elements = [this.element];
    this.fill(picture, screen);
    if (data.shadow) this.cast(data.shadow, [0, 0, width, height]);
    for (const element of this.elements) {
      element.style.transformOrigin = `${anchorX * width}px ${anchorY * height}px ${anchorZ}px`;
    }
    if (this.tracks.corners) this.element.style.overflow = "hidden";
  }

  /**
   * The size of a slice's box: whole pixels, and where a large one that turns ends within the screen one more, which
   * lies under the next one so that nothing shines through between the two.
   */
  static covering([x, y, width, height], screen, turns) {
    const cover = (length, end, limit) => {
      const whole = Math.ceil(length - 0.01);
      const isInner = turns && end < limit - 0.5 && width * height > 8000;
      return isInner && whole - length < 0.4 ? whole + 1 : whole;
    };
    return [
      cover(width, x + width, screen[0] + screen[2]),
      cover(height, y + height, screen[1] + screen[3]),
    ];
  }

  /** What it shows: a picture of a screen, or a part of it, or a color; over that its tint and its shade. */
  fill(picture, screen) {
    const { data } = this;
    const [width, height] = this.size;
    if (data.fill) this.element.style.background = data.fill;
    let page = this.element;
    if (data.screen) {
      const [x, y, pageWidth, pageHeight] = [screen[0] - data.frame[0], screen[1] - data.frame[1], screen[2], screen[3]];
      if (this.turn || this.scrolls) {
        // Upright inside the part that's rotated or scrolled, which clips it.
        const way = [x + pageWidth / 2 - width / 2, y + pageHeight / 2 - height / 2];
        const [cosine, sine] = [Math.cos(-this.turn), Math.sin(-this.turn)];
        const middle = [way[0] * cosine - way[1] * sine, way[0] * sine + way[1] * cosine];
        page = box("page", [
          width / 2 + middle[0] - pageWidth / 2,
          height / 2 + middle[1] - pageHeight / 2,
          pageWidth,
          pageHeight,
        ]);
        this.page = page;
        this.scroll(0);
        page.style.overflow = "hidden";
        this.element.style.overflow = "hidden";
        this.element.append(page);
        page.style.backgroundImage = `url("${picture}")`;
        page.style.backgroundSize = "100% 100%";
        this.middle = [pageWidth / 2 - way[0], pageHeight / 2 - way[1]];
      } else {
        page.style.backgroundImage = `url("${picture}")`;
        page.style.backgroundSize = `${pageWidth}px ${pageHeight}px`;
        page.style.backgroundPosition = `${x}px ${y}px`;
      }
    }
    if (data.tint) this.cover(page, data.tint);
    if (data.shade) this.shade = this.cover(page, data.shade);
  }

  cover(page, background) {
    const [width, height] = this.size;
    const cover = box("cover", this.middle
      ? [this.middle[0] - width / 2 - 0.75, this.middle[1] - height / 2, width + 1.5, height]
      : [0, 0, ...this.box]);
    cover.style.background = background;
    page.append(cover);
    this.covers.push(cover);
    if (this.page) this.scroll(0);
    return cover;
  }

  /** Moves the page under the slice, and what covers it back. */
  scroll(time) {
    const [x, y] = [this.number("contentX", time, 0), this.number("contentY", time, 0)];
    const [cosine, sine] = [Math.cos(this.turn), Math.sin(this.turn)];
    this.page.style.transform = `translate(${-x}px,${-y}px) rotate(${-this.turn}rad)`;
    for (const cover of this.covers) {
      const way = [x * cosine - y * sine, x * sine + y * cosine];
      cover.style.transform = `translate(${way[0]}px,${way[1]}px) rotate(${this.turn}rad)`;
    }
  }

  cast(shadow, place) {
    this.shadow = box("shadow", place);
    if (shadow.isFilled) {
      const [, , width, height] = place;
      const filling = box("filling", [shadow.x, shadow.y, width, height]);
      const { style } = filling;
      style.borderRadius = shadow.corners;
      style.background = shadow.color;
      style.filter = `blur(${shadow.blur}px)`;
      this.shadow.append(filling);
    } else {
      const { style } = this.shadow;
      style.borderRadius = shadow.corners;
      style.boxShadow = `${shadow.x}px ${shadow.y}px ${shadow.blur * 2}px ${shadow.color}`;
    }
    this.elements.unshift(this.shadow);
  }

  /** A number of the pose, or what it is at rest. */
  number(name, time, rest) {
    const track = this.tracks[name];
    return track ? valueAt(track, time) : rest;
  }

  /** Shows the pose at a progress. */
  show(time) {
    const { tracks } = this;
    const transform = this.transform(time);
    const opacity = unit(this.number("opacity", time, 1));
    const { style } = this.element;
    style.transform = transform;
    style.opacity = opacity;
    style.visibility = opacity > 0 ? "inherit" : "hidden";
    if (this.page && this.scrolls) this.scroll(time);
    if (this.shade) this.shade.style.opacity = unit(this.number("dimming", time, 0));
    if (tracks.corners) style.borderRadius = `${Math.max(this.number("corners", time, 0), 0)}px`;
    const clip = this.clip(time);
    if (this.isClipped) style.clipPath = clip ? this.outline(clip) : "none";
    if (this.shadow) {
      this.shadow.style.transform = transform + (clip ? this.spread(clip) : "");
      this.shadow.style.opacity = opacity * unit(this.number("shadow", time, 0));
    }
  }

  transform(time) {
    const scale = (value) => (Math.abs(value) < 0.001 ? 0.001 : value);
    const turn = [this.number("turnX", time, 0), this.number("turnY", time, 0), this.number("turnZ", time, 0)];
    const angle = Math.hypot(...turn);
    const [x, y] = this.place;
    const way = [x + this.number("x", time, 0), y + this.number("y", time, 0), this.number("z", time, 0)];
    const move = way.map((value) => `${value}px`).join(",");
    let text = `translate3d(${move})`;
    if (angle > 1e-7) text += ` rotate3d(${turn.map((value) => value / angle).join(",")},${angle}rad)`;
    if (this.tracks.width || this.tracks.height) {
      text += ` scale(${scale(this.number("width", time, 1))},${scale(this.number("height", time, 1))})`;
    }
    if (this.turn) text += ` rotate(${this.turn}rad)`;
    return text;
  }

  get isClipped() {
    return Object.keys(this.tracks).some((name) => name.startsWith("clip"));
  }

  /** What is seen of it, in points and as parts of its size; nothing where that is all. */
  clip(time) {
    if (!this.isClipped) return null;
    const part = [
      this.number("clipX", time, 0),
      this.number("clipY", time, 0),
      Math.max(this.number("clipWidth", time, 1), 0),
      Math.max(this.number("clipHeight", time, 1), 0),
    ];
    return { part, corners: Math.max(this.number("clipCorners", time, 0), 0) };
  }

  outline({ part: [x, y, width, height], corners }) {
    const [wide, high] = this.size;
    if (this.data.outline) {
      const points = [];
      for (let index = 0; index < this.data.outline.length; index += 2) {
        const place = [
          (x + this.data.outline[index] * width) * wide,
          (y + this.data.outline[index + 1] * height) * high,
        ];
        points.push(`${place[0].toFixed(2)}px ${place[1].toFixed(2)}px`);
      }
      return `polygon(${points.join(",")})`;
    }
    const ends = [this.box[0] - (x + width) * wide, this.box[1] - (y + height) * high];
    const sides = [y * high, ends[0], ends[1], x * wide];
    return `inset(${sides.map((side) => `${side.toFixed(2)}px`).join(" ")} round ${corners}px)`;
  }

  /** Takes the shadow of the whole to the part that is seen. */
  spread({ part: [x, y, width, height] }) {
    if (width <= 0 || height <= 0) return "";
    const [wide, high] = this.size;
    const [anchorX, anchorY] = this.anchor;
    const way = [(x + anchorX * width - anchorX) * wide, (y + anchorY * height - anchorY) * high];
    return ` translate(${way[0]}px,${way[1]}px) scale(${width},${height})`;
  }
}
