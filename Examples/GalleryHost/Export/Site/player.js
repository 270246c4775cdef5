"use strict";

/** Whether the visitor asked for less motion: then nothing moves without being told to. */
const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");

/** A clock over a film, a scene or a recording: plays, pauses, runs slower, loops, and can be set to any time. */
class Player {
  /** How long a loop rests at its end and at its beginning, in milliseconds. */
  static rest = 550;
  /** How long a step is, in milliseconds. */
  static step = 1000 / 60;

  /** @param show is called with the player whenever the time, or whether it runs, has changed */
  constructor(show) {
    this.show = show;
    this.film = null;
    this.time = 0;
    this.speed = 1;
    this.loops = true;
    this.isPlaying = false;
    this.resting = 0;
    this.request = 0;
  }

  /** Takes a film whose pictures are there, at its beginning. */
  open(film) {
    this.film = film;
    this.time = 0;
    this.resting = Player.rest;
    this.show(this);
  }

  play() {
    if (!this.film || this.isPlaying) return;
    if (this.time >= this.film.duration) this.time = 0;
    this.isPlaying = true;
    this.resting = 0;
    this.last = null;
    this.request = requestAnimationFrame((now) => this.turn(now));
    this.show(this);
  }

  pause() {
    cancelAnimationFrame(this.request);
    this.isPlaying = false;
    if (this.film) this.show(this);
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Goes to a time, in milliseconds, and stays there. */
  seek(time) {
    if (!this.film) return;
    cancelAnimationFrame(this.request);
    this.isPlaying = false;
    this.time = Math.min(Math.max(time, 0), this.film.duration);
    this.show(this);
  }

  /** Goes some sixtieths of a second on, or back, and stays there. */
  step(count) {
    this.seek(this.time + count * Player.step);
  }

  turn(now) {
    if (!this.isPlaying) return;
    // A page that was hidden continues without a jump.
    const passed = this.last === null ? 0 : Math.min(now - this.last, 100);
    this.last = now;
    this.advance(passed);
    if (this.isPlaying) this.request = requestAnimationFrame((next) => this.turn(next));
    this.show(this);
  }

  advance(passed) {
    if (this.resting > 0) {
      this.resting -= passed;
      if (this.resting <= 0 && this.time >= this.film.duration) {
        this.time = 0;
        this.resting = Player.rest;
      }
      return;
    }
    this.time = Math.min(this.time + passed * this.speed, this.film.duration);
    if (this.time < this.film.duration) return;
    if (this.loops) this.resting = Player.rest;
    else this.isPlaying = false;
  }
}
