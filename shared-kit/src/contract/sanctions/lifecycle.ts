import { isOneOf, namesOf } from '../tables/index.ts';

/** The lists that an operator may load. */
export const sanctionsSources = ['eu', 'un', 'ofac', 'uk', 'seco', 'masak', 'opensanctions'] as const;
export type SanctionsSource = (typeof sanctionsSources)[number];

export const sanctionsHitStates = [
  'open',
  'no_match_proposed',
  'no_match',
  'match_proposed',
  'match',
] as const;
export type SanctionsHitState = (typeof sanctionsHitStates)[number];

type Transition = Readonly<{
  from: readonly SanctionsHitState[];
  to: SanctionsHitState;
  /** It commits or releases a company: it is confirmed once more, for the version that was read. */
  binding: boolean;
}>;

/** How staff decide on a hit: one of them proposes that it is a match or none, and another confirms it. */
export const sanctionsTransitions = {
  'propose-clear': { from: ['open'], to: 'no_match_proposed', binding: false },
  clear: { from: ['no_match_proposed'], to: 'no_match', binding: true },
  propose: { from: ['open'], to: 'match_proposed', binding: false },
  confirm: { from: ['match_proposed'], to: 'match', binding: true },
  'put-back': {
    from: ['no_match_proposed', 'no_match', 'match_proposed', 'match'],
    to: 'open',
    binding: false,
  },
} as const satisfies Readonly<Record<string, Transition>>;

type Table = typeof sanctionsTransitions;
export type SanctionsDecision = keyof Table;
export const sanctionsDecisions = namesOf(sanctionsTransitions);
/** Decisions of the second person, which hold the company or let it go. */
export type BindingHitDecision = {
  [Name in SanctionsDecision]: Table[Name]['binding'] extends true ? Name : never;
}[SanctionsDecision];
export type FreeHitDecision = Exclude<SanctionsDecision, BindingHitDecision>;
export const isBindingHitDecision = (decision: SanctionsDecision): decision is BindingHitDecision =>
  sanctionsTransitions[decision].binding;
const isFreeHitDecision = (decision: SanctionsDecision): decision is FreeHitDecision =>
  !isBindingHitDecision(decision);
export const bindingHitDecisions = sanctionsDecisions.filter(isBindingHitDecision);
export const freeHitDecisions = sanctionsDecisions.filter(isFreeHitDecision);

/** Whether somebody has proposed a decision on the hit that another has to confirm. */
export const isHitProposed = (state: SanctionsHitState): boolean =>
  state === 'no_match_proposed' || state === 'match_proposed';

/** Whether the hit still waits for the staff. */
export const awaitsDecision = (state: SanctionsHitState): boolean => state === 'open' || isHitProposed(state);

/** Whether a hit in this state can be decided on so; who proposed a decision may not confirm it. */
export const mayDecideHit = (
  decision: SanctionsDecision,
  { state, isMine }: Readonly<{ state: SanctionsHitState; isMine: boolean }>,
): boolean =>
  isOneOf(sanctionsTransitions[decision].from, state) && !(isBindingHitDecision(decision) && isMine);

/** Hits that hold their company: only those without a match don't. */
export const holdingStates = sanctionsHitStates.filter((state) => state !== 'no_match');
