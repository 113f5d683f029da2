import {
  type ErrorCode,
  type Guard,
  type QuoteActor,
  type QuoteFacts,
  type QuoteTransition,
  refusalsOf,
} from 'shared-kit/contract';
import { AppError } from '../../../platform/http/index.ts';

/** How a guard that refuses is told. What is not here is a matter of the state. */
const codes: Readonly<Partial<Record<Guard, ErrorCode>>> = {
  'buyer-approved': 'quote.company-not-approved',
  'seller-approved': 'quote.company-not-approved',
  'has-lines': 'quote.no-lines',
  'deadline-ahead': 'quote.deadline-passed',
  unexpired: 'quote.offer-expired',
  'no-open-counter': 'quote.counter-open',
  'within-limit': 'quote.above-limit',
  'decides-above-limit': 'access.forbidden',
  'terms-set': 'quote.terms-missing',
};

/** Throws what stands in the way of a transition. */
export function assertPossible(name: QuoteTransition, facts: QuoteFacts, actor: QuoteActor): void {
  const refusals = refusalsOf(name, facts, actor);
  if (refusals === null) throw new AppError(goneBecauseOf(facts));
  const [first] = refusals;
  if (first) throw new AppError(codeOf(first, facts));
}

function codeOf(guard: Guard, { rfq }: QuoteFacts): ErrorCode {
  // The first offer is only ever too late; later ones come to what was decided already.
  if (guard === 'open-for-offers' && rfq !== 'quoted') return 'quote.deadline-passed';
  return codes[guard] ?? 'quote.state-moved';
}

/** The state does not allow it: whoever came too late hears so. */
function goneBecauseOf({ rfq, version }: QuoteFacts): ErrorCode {
  if (rfq === 'expired_no_reply') return 'quote.deadline-passed';
  return rfq === 'quoted' && version === 'expired' ? 'quote.offer-expired' : 'quote.state-moved';
}
