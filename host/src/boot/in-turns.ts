/** Lets the browser answer and paint before it goes on. */
const pause = (): Promise<void> =>
  window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Does one thing after the other, each as a task of its own. */
export async function inTurns(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await pause();
    await step();
  }
}
