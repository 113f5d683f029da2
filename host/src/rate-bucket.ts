/** A token bucket: allows a burst of `size`, then one more per `refillMs`. */
export class RateBucket {
  readonly #size: number;
  readonly #refillMs: number;
  readonly #now: () => number;
  #left: number;
  #filledAt: number;

  constructor(size: number, refillMs: number, now: () => number = () => Date.now()) {
    this.#size = size;
    this.#refillMs = refillMs;
    this.#now = now;
    this.#left = size;
    this.#filledAt = now();
  }

  /** Takes one token; false if none is left. */
  take(): boolean {
    const refills = Math.floor((this.#now() - this.#filledAt) / this.#refillMs);
    this.#filledAt += refills * this.#refillMs;
    this.#left = Math.min(this.#size, this.#left + refills);
    if (this.#left === 0) return false;
    // A full bucket gains nothing over time, so its clock starts with the first token taken.
    if (this.#left === this.#size) this.#filledAt = this.#now();
    this.#left -= 1;
    return true;
  }
}
