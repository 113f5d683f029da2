type Click = Readonly<{ x: number; y: number; at: number }>;

const clicks = 3;
const reachPx = 30;
const withinMs = 1000;

/** Three clicks within one second and 30 px of movement in total. Reported once per run of such clicks. */
export class RageClicks {
  #last: readonly Click[] = [];
  #isTold = false;

  /** Whether this click completes a rage click. `at` in milliseconds. */
  isRageClick(x: number, y: number, at: number): boolean {
    this.#last = [...this.#last, { x, y, at }].slice(-clicks);
    const isRage = this.#last.length === clicks && isQuick(this.#last) && wayOf(this.#last) < reachPx;
    const isNews = isRage && !this.#isTold;
    this.#isTold = isRage;
    return isNews;
  }
}

const isQuick = (run: readonly Click[]): boolean => (run.at(-1)?.at ?? 0) - (run[0]?.at ?? 0) < withinMs;

const wayOf = (run: readonly Click[]): number =>
  run.reduce((way, click, index) => {
    const before = run[index - 1] ?? click;
    return way + Math.hypot(click.x - before.x, click.y - before.y);
  }, 0);
