/** Does it for each, two at a time: on the smallest machine, market and browser have two cores. */
export async function inLanes<T>(all: readonly T[], work: (it: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all([lane(), lane()]);
}
