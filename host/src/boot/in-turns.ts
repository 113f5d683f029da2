/** Lets the browser handle input and paint. */
const pause = (): Promise<void> =>
  window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Runs steps in order, each as a task of its own. */
export async function inTurns(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await pause();
    await step();
  }
}
