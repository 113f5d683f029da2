export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Names a step before it begins and gives its time when it is done, so that a long one is never a silence. */
export async function step(name, work) {
  const since = performance.now();
  console.log(`▸ ${name}`);
  const result = await work();
  console.log(`  done in ${seconds(since)}`);
  return result;
}
