import type { ErrorCode } from 'shared-kit/contract/errors';
import {
  type Guard,
  type QuoteActor,
  type QuoteFacts,
  type QuoteTransition,
  quoteTransitions,
  refusalsOf,
} from 'shared-kit/contract/quotes';
import { AppError } from '../../../platform/http/index.ts';

/** Error codes of guards. Others mean that the state doesn't allow it. */
const codes: Readonly<Partial<Record<Guard, ErrorCode>>> = {
  'buyer-approved': 'quote.company-not-approved',
  'seller-approved': 'quote.company-not-approved',
  'seller-trading': 'quote.seller-unavailable',
  'buyer-unheld': 'company.not-allowed',
  'seller-unheld': 'quote.seller-unavailable',
  'has-lines': 'quote.no-lines',
  'deadline-ahead': 'quote.deadline-passed',
  unexpired: 'quote.offer-expired',
  'no-open-counter': 'quote.counter-open',
  'within-limit': 'quote.above-limit',
  'within-discount-limit': 'quote.discount-above-limit',
  'decides-above-limit': 'access.forbidden',
  'terms-set': 'quote.terms-missing',
};

/** Refuses the other side's transitions: no state of the quote would ever allow them. */
export function assertOwnMove(name: QuoteTransition, { side }: Pick<QuoteActor, 'side'>): void {
  if (quoteTransitions[name].who !== side) throw new AppError('access.forbidden');
}

/** The reason why a transition is impossible; null if it isn't. */
export function refusalOf(name: QuoteTransition, facts: QuoteFacts, actor: QuoteActor): ErrorCode | null {
  if (quoteTransitions[name].who !== actor.side) return 'access.forbidden';
  const refusals = refusalsOf(name, facts, actor);
  if (refusals === null) return goneBecauseOf(facts);
  const [first] = refusals;
  return first ? codeOf(first, facts) : null;
}

function codeOf(guard: Guard, facts: QuoteFacts): ErrorCode {
  // A first offer can be too late; after that, a decision ends offers.
  if (guard === 'open-for-offers') return isOverdue(facts) ? 'quote.deadline-passed' : 'quote.state-moved';
  return codes[guard] ?? 'quote.state-moved';
}

const isOverdue = ({ rfq, isDeadlinePassed }: QuoteFacts): boolean =>
  rfq === 'expired_no_reply' || ((rfq === 'submitted' || rfq === 'needs_info') && isDeadlinePassed);

/** The error code if the state doesn't allow it; being late has its own. */
function goneBecauseOf(facts: QuoteFacts): ErrorCode {
  if (isOverdue(facts)) return 'quote.deadline-passed';
  return facts.rfq === 'quoted' && facts.version === 'expired' ? 'quote.offer-expired' : 'quote.state-moved';
}
