import { isOneOf } from '../tables/index.ts';
import { type Guard, type QuoteActor, type QuoteFacts, quoteGuards } from './guards.ts';
import {
  type QuoteTransition,
  quoteTransitionNames,
  quoteTransitions,
  type Transition,
} from './lifecycle.ts';
import type { QuoteStage, QuoteTurn } from './states.ts';

export type PossibleTransition = Readonly<{
  name: QuoteTransition;
  /** Guards that refuse it; with none it may be done now. */
  refusals: readonly Guard[];
}>;

/** The state that a transition starts from. */
function stateOf({ subject }: Transition, name: QuoteTransition, facts: QuoteFacts): string {
  if (subject === 'rfq') return facts.rfq;
  if (subject === 'version' && (name === 'save-offer' || name === 'send'))
    return facts.draft === 'none' ? 'none' : 'draft';
  return facts[subject] ?? 'none';
}

const leadsOn = (name: QuoteTransition, facts: QuoteFacts): boolean => {
  const transition: Transition = quoteTransitions[name];
  return isOneOf(transition.from, stateOf(transition, name, facts));
};

/** Whether the states allow it at all; then what stands in its way, else null. */
export function refusalsOf(
  name: QuoteTransition,
  facts: QuoteFacts,
  actor: QuoteActor,
): readonly Guard[] | null {
  const { who, guards, subject }: Transition = quoteTransitions[name];
  if (who !== actor.side || !leadsOn(name, facts)) return null;
  // Offers, counters and approvals live while their RFQ does: losing a group ends all of them.
  if (subject !== 'rfq' && who !== 'system' && facts.rfq === 'not_selected') return null;
  return guards.filter((guard) => !quoteGuards[guard](facts, actor));
}

/** An actor's transitions in this state, with the guards that still refuse some of them. */
export const possibleTransitions = (facts: QuoteFacts, actor: QuoteActor): PossibleTransition[] =>
  quoteTransitionNames.flatMap((name) => {
    const refusals = refusalsOf(name, facts, actor);
    return refusals === null ? [] : [{ name, refusals }];
  });

const closedStages = {
  declined: 'declined',
  withdrawn: 'withdrawn',
  expired_no_reply: 'expired',
  not_selected: 'not_selected',
  draft: 'draft',
  submitted: 'requested',
  needs_info: 'needs_info',
} as const satisfies Partial<Record<QuoteFacts['rfq'], QuoteStage>>;

type Standing = Pick<QuoteFacts, 'rfq' | 'version' | 'counter' | 'isRenewalAsked'>;

/** Where it stands as a whole. `hasHistory`: it isn't the first version, or there was a counter-offer on it. */
export function stageOf({ rfq, version, counter }: Standing, hasHistory: boolean): QuoteStage {
  if (rfq !== 'quoted') return closedStages[rfq];
  if (version === 'accepted') return 'accepted';
  if (version === 'converted') return 'ordered';
  if (version === 'declined' || version === 'withdrawn' || version === 'expired') return version;
  return hasHistory || counter !== null ? 'negotiation' : 'quoted';
}

/** The side whose move it is. */
export function turnOf({ rfq, version, counter, isRenewalAsked }: Standing): QuoteTurn {
  if (rfq === 'draft' || rfq === 'needs_info') return 'buyer';
  if (rfq === 'submitted') return 'seller';
  if (rfq !== 'quoted') return 'nobody';
  if (version === 'sent') return counter === 'open' ? 'seller' : 'buyer';
  return version === 'expired' && isRenewalAsked ? 'seller' : 'nobody';
}
