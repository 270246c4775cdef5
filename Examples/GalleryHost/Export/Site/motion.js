"use strict";

/** Files of transitions by their paths, each loaded once and as a script: a page in a file may read nothing else. */
const motions = {
  kept: new Map(),
  waiting: new Map(),

  /** Resolves to what `MotionFile` describes. */
  load(path) {
    if (!this.kept.has(path)) {
      const loading = new Promise((resolve, reject) => {
        this.waiting.set(path, resolve);
        const script = document.createElement("script");
        script.src = path;
        script.onerror = () => {
          this.kept.delete(path);
          reject(new Error(`The file ${path} couldn’t be loaded.`));
        };
        document.head.append(script);
      });
      this.kept.set(path, loading);
    }
    return this.kept.get(path);
  },

  /** Called by the files. */
  add(path, file) {
    this.waiting.get(path)?.(file);
    this.waiting.delete(path);
  },
};

/** The value of a track, `[time, value, time, value…]` or `[value]`, with straight lines between its points. */
function valueAt(track, time) {
  const { length } = track;
  if (length === 1) return track[0];
  if (time < track[0]) return track[1];
  let next = 2;
  while (next < length && track[next] <= time) next += 2;
  // Beyond the end, a spring continues in a straight line. Anything else keeps its final value.
  if (next >= length) {
    if (time <= 1 || track[length - 2] < 1) return track[length - 1];
    next = length - 2;
  }
  const span = track[next] - track[next - 2];
  if (span <= 0) return track[next + 1];
  return track[next - 1] + ((track[next + 1] - track[next - 1]) * (time - track[next - 2])) / span;
}
