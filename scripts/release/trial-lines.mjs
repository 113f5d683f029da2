/** What the market knows of a release, in a few words. */
const words = {
  untried: ({ askedAt, startedAt }) =>
    startedAt ? 'is being tried' : askedAt ? 'waits for its trial' : 'not tried',
  'changes-tried': ({ startedAt }) =>
    startedAt ? 'its changed pages passed; the rest is being tried' : 'its changed pages passed',
  tried: () => 'tried',
  refused: () => 'refused',
  skipped: ({ by }) => `allowed by ${by}`,
  shipped: () => 'came with the market',
  'tried-before': () => 'tried before the market tried releases',
};

function figuresOf({ figures }) {
  if (!figures) return '';
  const { pages, roles, seconds, pressed } = figures;
  const buttons = pressed === undefined ? '' : `, ${pressed} buttons pressed`;
  return `: ${pages} pages as ${roles} roles in ${Math.round(seconds)} s${buttons}`;
}

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
