/** What the market knows of a release, in a few words. */
const words = {
  untried: ({ askedAt, startedAt }) =>
    startedAt ? 'is being tried' : askedAt ? 'waits for its trial' : 'not tried',
  tried: () => 'tried',
  refused: () => 'refused',
  skipped: ({ by }) => `allowed by ${by}`,
  shipped: () => 'came with the market',
  'tried-before': () => 'tried before the market tried releases',
};

const figuresOf = ({ figures }) =>
  figures ? `: ${figures.pages} pages as ${figures.roles} roles in ${Math.round(figures.seconds)} s` : '';

/**
 * Lines of `pnpm releases <area>` about a release's trial: the state in words, then why somebody allowed it and what the
 * trial found.
 */
export function trialLines(trial) {
  const { state, reason, faults } = trial;
  return [
    `${words[state](trial)}${figuresOf(trial)}`,
    ...(reason ? [`because: ${reason}`] : []),
    ...faults.flatMap((fault) => fault.split('\n')),
  ];
}
