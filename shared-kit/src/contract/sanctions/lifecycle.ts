/** The lists that an operator may load. */
export const sanctionsSources = ['eu', 'un', 'ofac', 'uk', 'seco', 'masak', 'opensanctions'] as const;
export type SanctionsSource = (typeof sanctionsSources)[number];

export const sanctionsHitStates = ['open', 'no_match', 'match_proposed', 'match'] as const;
export type SanctionsHitState = (typeof sanctionsHitStates)[number];

type Transition = Readonly<{ from: readonly SanctionsHitState[]; to: SanctionsHitState }>;

/** How staff decide on a hit: one of them clears it; a match is proposed by one and confirmed by another. */
export const sanctionsTransitions = {
  clear: { from: ['open'], to: 'no_match' },
  propose: { from: ['open'], to: 'match_proposed' },
  confirm: { from: ['match_proposed'], to: 'match' },
  'put-back': { from: ['no_match', 'match_proposed', 'match'], to: 'open' },
} as const satisfies Readonly<Record<string, Transition>>;

export type SanctionsDecision = keyof typeof sanctionsTransitions;
export const sanctionsDecisions = Object.keys(sanctionsTransitions) as [
  SanctionsDecision,
  ...SanctionsDecision[],
];

/** Whether a hit in this state can be decided on so; who proposed a match may not confirm it. */
export const mayDecideHit = (
  decision: SanctionsDecision,
  { state, isMine }: Readonly<{ state: SanctionsHitState; isMine: boolean }>,
): boolean =>
  (sanctionsTransitions[decision].from as readonly SanctionsHitState[]).includes(state) &&
  !(decision === 'confirm' && isMine);

/** Hits that hold their company: only those without a match don't. */
export const holdingStates = sanctionsHitStates.filter((state) => state !== 'no_match');
