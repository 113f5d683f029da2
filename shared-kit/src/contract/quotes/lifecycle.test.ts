import { describe, expect, it } from '@jest/globals';
import type { QuoteActor, QuoteFacts } from './guards.ts';
import {
  type QuoteTransition,
  quoteTransitionNames,
  quoteTransitions,
  type Transition,
} from './lifecycle.ts';
import { possibleTransitions, refusalsOf, stageOf, turnOf } from './possible-transitions.ts';
import { approvalStates, counterStates, rfqStates, versionStates } from './states.ts';

const statesOf = {
  rfq: rfqStates,
  version: versionStates,
  counter: counterStates,
  approval: approvalStates,
  discount: approvalStates,
};

/** A draft request of two approved companies. */
const fresh: QuoteFacts = {
  rfq: 'draft',
  lineCount: 1,
  isBuyerApproved: true,
  isSellerApproved: true,
  isSellerTrading: true,
  isBuyerHeld: false,
  isSellerHeld: false,
  isDeadlinePassed: false,
  version: null,
  isValidityPassed: false,
  isRenewalAsked: false,
  financing: 'none',
  draft: 'none',
  counter: null,
  approval: null,
  isAboveLimit: false,
  isDiscountAboveLimit: false,
  discount: null,
};
const submitted = { ...fresh, rfq: 'submitted' } as const;
const offered = { ...fresh, rfq: 'quoted', version: 'sent' } as const;
const buyer: QuoteActor = { side: 'buyer', role: 'member' };
const approver: QuoteActor = { side: 'buyer', role: 'approver' };
const seller: QuoteActor = { side: 'seller', role: 'member' };
const system: QuoteActor = { side: 'system', role: null };

describe.each(quoteTransitionNames.map((name) => [name, quoteTransitions[name] as Transition] as const))(
  '%s',
  (_name, { subject, from, to, who, text, brings }) => {
    it('leads from and to states that its subject has', () => {
      const known: readonly string[] = statesOf[subject];
      expect(known).toContain(to);
      for (const state of from) if (state !== 'none') expect(known).toContain(state);
    });

    it('brings only what happens by itself', () => {
      for (const brought of brings) {
        expect(quoteTransitions[brought as QuoteTransition]).toMatchObject({ who: 'system', text: 'none' });
      }
      if (who === 'system') expect(text).toBe('none');
    });
  },
);

it('is complete: every state is reached', () => {
  for (const [subject, states] of Object.entries(statesOf)) {
    const reached = new Set(
      quoteTransitionNames
        .map((it) => quoteTransitions[it])
        .filter((it) => it.subject === subject)
        .map(({ to }) => to),
    );
    expect(states.filter((state) => !reached.has(state as never))).toEqual([]);
  }
});

const free = (facts: QuoteFacts, actor: QuoteActor) =>
  possibleTransitions(facts, actor).flatMap(({ name, refusals }) => (refusals.length === 0 ? [name] : []));

it.each<[string, QuoteFacts, QuoteActor, QuoteTransition[]]>([
  ['a draft, its buyer', fresh, buyer, ['edit-request', 'discard', 'submit']],
  ['a draft, its maker', fresh, seller, []],
  ['a request, its buyer', submitted, buyer, ['withdraw-request']],
  ['a request, its maker', submitted, seller, ['ask', 'decline-request', 'save-offer']],
  [
    'a written offer, its maker',
    { ...submitted, draft: 'ready' },
    seller,
    ['ask', 'decline-request', 'save-offer', 'send'],
  ],
  [
    'a discount above the limit, a member of the maker',
    { ...submitted, draft: 'ready', isDiscountAboveLimit: true },
    seller,
    ['ask', 'decline-request', 'save-offer', 'ask-discount'],
  ],
  [
    'a discount above the limit, an approver of the maker',
    { ...submitted, draft: 'ready', isDiscountAboveLimit: true, discount: 'open' },
    { side: 'seller', role: 'approver' },
    ['ask', 'decline-request', 'save-offer', 'send', 'refuse-discount'],
  ],
  [
    'a discount that waits for approval, a member of the maker',
    { ...submitted, draft: 'ready', isDiscountAboveLimit: true, discount: 'open' },
    seller,
    ['ask', 'decline-request', 'save-offer'],
  ],
  ['a question, its buyer', { ...submitted, rfq: 'needs_info' }, buyer, ['answer', 'withdraw-request']],
  ['a question, its maker', { ...submitted, rfq: 'needs_info' }, seller, ['decline-request', 'save-offer']],
  ['a request whose time is over, its maker', { ...submitted, isDeadlinePassed: true }, seller, []],
  [
    'a request whose time is over, the market',
    { ...submitted, isDeadlinePassed: true },
    system,
    ['expire-request', 'mark-quoted', 'not-select'],
  ],
  ['an offer, its buyer', offered, buyer, ['accept', 'decline-offer', 'counter']],
  ['an offer, its maker', offered, seller, ['save-offer', 'withdraw-offer']],
  [
    'an offer above the limit, a member',
    { ...offered, isAboveLimit: true },
    buyer,
    ['decline-offer', 'counter', 'ask-approval'],
  ],
  [
    'an offer above the limit, an approver',
    { ...offered, isAboveLimit: true },
    approver,
    ['accept', 'decline-offer', 'counter'],
  ],
  [
    'an offer that waits for approval, an approver',
    { ...offered, isAboveLimit: true, approval: 'open' },
    approver,
    ['accept', 'decline-offer', 'counter', 'refuse-approval'],
  ],
  [
    'an offer that waits for approval, a member',
    { ...offered, isAboveLimit: true, approval: 'open' },
    buyer,
    ['decline-offer', 'counter'],
  ],
  [
    'an offer with a counter, its buyer',
    { ...offered, counter: 'open' },
    buyer,
    ['decline-offer', 'withdraw-counter'],
  ],
  [
    'an offer with a counter, its maker',
    { ...offered, counter: 'open' },
    seller,
    ['save-offer', 'withdraw-offer', 'keep-offer'],
  ],
  ['an offer whose day is over, its buyer', { ...offered, isValidityPassed: true }, buyer, []],
  ['an expired offer, its buyer', { ...offered, version: 'expired' }, buyer, ['ask-renewal']],
  [
    'an expired offer, asked again, its buyer',
    { ...offered, version: 'expired', isRenewalAsked: true },
    buyer,
    [],
  ],
  [
    'an expired offer, its maker',
    { ...offered, version: 'expired', draft: 'ready' },
    seller,
    ['save-offer', 'send'],
  ],
  ['a declined offer, its maker', { ...offered, version: 'declined', draft: 'ready' }, seller, []],
  ['an accepted offer, its buyer', { ...offered, version: 'accepted', financing: 'pending' }, buyer, []],
  [
    'an accepted offer that nobody financed, its buyer',
    { ...offered, version: 'accepted', financing: 'lapsed' },
    buyer,
    ['withdraw-unfinanced'],
  ],
  [
    'an accepted offer that waits for financing, its maker',
    { ...offered, version: 'accepted', financing: 'pending' },
    seller,
    ['extend-financing'],
  ],
  [
    'an accepted offer that nobody financed, its maker',
    { ...offered, version: 'accepted', financing: 'lapsed' },
    seller,
    ['end-unfinanced', 'extend-financing'],
  ],
  ['an order, its buyer', { ...offered, version: 'converted' }, buyer, []],
  ['an order, its maker', { ...offered, version: 'converted', draft: 'ready' }, seller, []],
  ['a lost request, its buyer', { ...offered, rfq: 'not_selected' }, buyer, []],
  ['a lost request, its maker', { ...offered, rfq: 'not_selected', draft: 'ready' }, seller, []],
])('of %s', (_what, facts, actor, expected) => {
  expect(free(facts, actor)).toEqual(expected);
});

it.each<[QuoteTransition, QuoteFacts, QuoteActor, readonly string[] | null]>([
  ['submit', { ...fresh, isBuyerApproved: false, lineCount: 0 }, buyer, ['buyer-approved', 'has-lines']],
  [
    'send',
    { ...submitted, draft: 'incomplete', isSellerApproved: false },
    seller,
    ['seller-approved', 'terms-set'],
  ],
  [
    'accept',
    { ...offered, isValidityPassed: true, counter: 'open', isAboveLimit: true },
    buyer,
    ['unexpired', 'no-open-counter', 'within-limit'],
  ],
  ['accept', { ...offered, isBuyerApproved: false }, buyer, ['buyer-approved']],
  ['accept', { ...offered, isSellerTrading: false }, buyer, ['seller-trading']],
  ['accept', { ...offered, isBuyerHeld: true }, buyer, ['buyer-unheld']],
  ['accept', { ...offered, isSellerHeld: true }, buyer, ['seller-unheld']],
  ['counter', { ...offered, isSellerTrading: false }, buyer, ['seller-trading']],
  ['submit', { ...fresh, isSellerTrading: false }, buyer, ['seller-trading']],
  ['ask', { ...submitted, isSellerTrading: false }, seller, ['seller-trading']],
  ['decline-offer', { ...offered, isBuyerApproved: false, isSellerTrading: false }, buyer, []],
  ['accept', offered, seller, null],
  ['accept', { ...offered, version: 'superseded' }, buyer, null],
  ['not-select', { ...offered, version: 'converted' }, system, ['nothing-accepted']],
])('%s of %j is refused', (name, facts, actor, expected) => {
  expect(refusalsOf(name, facts, actor)).toEqual(expected);
});

it.each([
  [fresh, false, 'draft', 'buyer'],
  [submitted, false, 'requested', 'seller'],
  [{ ...submitted, rfq: 'needs_info' as const }, false, 'needs_info', 'buyer'],
  [offered, false, 'quoted', 'buyer'],
  [offered, true, 'negotiation', 'buyer'],
  [{ ...offered, counter: 'open' as const }, false, 'negotiation', 'seller'],
  [{ ...offered, version: 'expired' as const }, true, 'expired', 'nobody'],
  [{ ...offered, version: 'expired' as const, isRenewalAsked: true }, true, 'expired', 'seller'],
  [{ ...offered, version: 'accepted' as const }, true, 'accepted', 'nobody'],
  [{ ...offered, version: 'converted' as const }, true, 'ordered', 'nobody'],
  [{ ...offered, version: 'declined' as const }, true, 'declined', 'nobody'],
  [{ ...offered, rfq: 'not_selected' as const }, true, 'not_selected', 'nobody'],
])('of %j (%s) the stage is %s and the turn the %s’s', (facts, hasHistory, stage, turn) => {
  expect([stageOf(facts, hasHistory), turnOf(facts)]).toEqual([stage, turn]);
});
