export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Prints a step's name before it starts and its time when it is done, so that a long step isn't silent. */
export async function step(name, work) {
  const since = performance.now();
  console.log(`▸ ${name}`);
  const result = await work();
  console.log(`  done in ${seconds(since)}`);
  return result;
}
