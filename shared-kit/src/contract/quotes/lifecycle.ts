import { isOneOf, namesOf } from '../tables/index.ts';
import type { Guard } from './guards.ts';
import type { ApprovalState, CounterState, QuoteSide, RfqState, VersionState } from './states.ts';

/** `none`: it does not exist yet. */
type From<State extends string> = readonly (State | 'none')[];
type Change<Subject extends string, State extends string> = Readonly<{
  subject: Subject;
  from: From<State>;
  to: State;
}>;
type Rule = Readonly<{
  who: QuoteSide;
  guards: readonly Guard[];
  /** It commits or releases a company: somebody confirms it once more, and says which version and sum they saw. */
  binding: boolean;
  /** Words that go with it, such as a question, an answer or a reason. */
  text: 'required' | 'optional' | 'none';
  /** Transitions of other objects in the same transaction, where possible. */
  brings: readonly string[];
  /** A word that several moves share, such as "withdraw": the state and the side decide which of them it is. */
  word?: QuoteWord;
}>;
export type QuoteWord = 'decline' | 'withdraw';
export type Transition = Rule &
  (
    | Change<'rfq', RfqState>
    | Change<'version', VersionState>
    | Change<'counter', CounterState>
    | Change<'approval', ApprovalState>
    | Change<'discount', ApprovalState>
  );

const rfq = (from: From<RfqState>, to: RfqState) => ({ subject: 'rfq', from, to }) as const;
const version = (from: From<VersionState>, to: VersionState) => ({ subject: 'version', from, to }) as const;
const counter = (from: From<CounterState>, to: CounterState) => ({ subject: 'counter', from, to }) as const;
const approval = (from: From<ApprovalState>, to: ApprovalState) =>
  ({ subject: 'approval', from, to }) as const;
const discount = (from: From<ApprovalState>, to: ApprovalState) =>
  ({ subject: 'discount', from, to }) as const;

const by = <Who extends QuoteSide>(who: Who, ...guards: Guard[]) =>
  ({ who, guards, binding: false, text: 'none', brings: [] }) as const;
const awaited = ['submitted', 'needs_info'] as const;
const offerEnds = ['close-counter', 'close-approval'] as const;
const draftEnds = ['close-discount'] as const;

/** The whole life of a quote. Server, pages and the guide read this table and no other. */
export const quoteTransitions = {
  'edit-request': { ...rfq(['draft'], 'draft'), ...by('buyer') },
  // Its maker has never heard of it, so nobody is owed a reason; the row stays, with who discarded it.
  discard: { ...rfq(['draft'], 'withdrawn'), ...by('buyer') },
  submit: { ...rfq(['draft'], 'submitted'), ...by('buyer', 'buyer-approved', 'seller-trading', 'has-lines') },
  ask: {
    ...rfq(['submitted'], 'needs_info'),
    ...by('seller', 'seller-trading', 'deadline-ahead'),
    text: 'required',
  },
  answer: { ...rfq(['needs_info'], 'submitted'), ...by('buyer', 'deadline-ahead'), text: 'required' },
  'decline-request': {
    ...rfq(awaited, 'declined'),
    ...by('seller', 'deadline-ahead'),
    text: 'required',
    brings: draftEnds,
    binding: true,
    word: 'decline',
  },
  'withdraw-request': {
    ...rfq(awaited, 'withdrawn'),
    ...by('buyer', 'deadline-ahead'),
    text: 'required',
    brings: draftEnds,
    binding: true,
    word: 'withdraw',
  },
  'expire-request': {
    ...rfq(awaited, 'expired_no_reply'),
    ...by('system', 'deadline-passed'),
    brings: draftEnds,
  },
  'mark-quoted': { ...rfq(awaited, 'quoted'), ...by('system') },
  'not-select': {
    ...rfq([...awaited, 'quoted'], 'not_selected'),
    ...by('system', 'nothing-accepted'),
    brings: ['lose-offer', ...offerEnds, ...draftEnds],
  },

  'save-offer': { ...version(['none', 'draft'], 'draft'), ...by('seller', 'open-for-offers') },
  send: {
    ...version(['draft'], 'sent'),
    ...by('seller', 'seller-approved', 'open-for-offers', 'terms-set', 'within-discount-limit'),
    text: 'optional',
    brings: [
      'mark-quoted',
      'supersede',
      'answer-counter',
      'close-approval',
      'give-discount',
      'close-discount',
    ],
  },
  supersede: { ...version(['sent'], 'superseded'), ...by('system') },
  accept: {
    ...version(['sent'], 'accepted'),
    ...by(
      'buyer',
      'buyer-approved',
      'seller-trading',
      'buyer-unheld',
      'seller-unheld',
      'unexpired',
      'no-open-counter',
      'within-limit',
    ),
    brings: ['give-approval', ...draftEnds, 'convert', 'not-select'],
    binding: true,
  },
  'decline-offer': {
    ...version(['sent'], 'declined'),
    ...by('buyer', 'unexpired'),
    text: 'required',
    brings: [...offerEnds, ...draftEnds],
    binding: true,
    word: 'decline',
  },
  'withdraw-offer': {
    ...version(['sent'], 'withdrawn'),
    ...by('seller', 'unexpired'),
    text: 'required',
    brings: offerEnds,
    binding: true,
    word: 'withdraw',
  },
  'lose-offer': { ...version(['sent'], 'declined'), ...by('system') },
  'expire-offer': { ...version(['sent'], 'expired'), ...by('system', 'expired'), brings: offerEnds },
  'ask-renewal': {
    ...version(['expired'], 'expired'),
    ...by('buyer', 'buyer-approved', 'seller-trading', 'renewal-unasked'),
    text: 'optional',
  },
  convert: { ...version(['accepted'], 'converted'), ...by('system', 'financing-settled') },
  'withdraw-unfinanced': {
    ...version(['accepted'], 'withdrawn'),
    ...by('buyer', 'financing-lapsed'),
    text: 'required',
    binding: true,
    word: 'withdraw',
  },
  'end-unfinanced': {
    ...version(['accepted'], 'withdrawn'),
    ...by('seller', 'financing-lapsed'),
    text: 'required',
    binding: true,
    word: 'withdraw',
  },
  'extend-financing': { ...version(['accepted'], 'accepted'), ...by('seller', 'financing-awaited') },

  counter: {
    ...counter(['none', 'kept', 'withdrawn'], 'open'),
    ...by('buyer', 'buyer-approved', 'seller-trading', 'offer-stands', 'unexpired'),
    text: 'optional',
    brings: ['close-approval'],
  },
  'withdraw-counter': { ...counter(['open'], 'withdrawn'), ...by('buyer', 'unexpired') },
  'keep-offer': { ...counter(['open'], 'kept'), ...by('seller', 'unexpired'), text: 'optional' },
  'answer-counter': { ...counter(['open'], 'answered'), ...by('system') },
  'close-counter': { ...counter(['open'], 'closed'), ...by('system') },

  'ask-approval': {
    ...approval(['none', 'refused', 'closed'], 'open'),
    ...by(
      'buyer',
      'buyer-approved',
      'seller-trading',
      'offer-stands',
      'unexpired',
      'no-open-counter',
      'above-limit',
    ),
    text: 'optional',
  },
  'refuse-approval': {
    ...approval(['open'], 'refused'),
    ...by('buyer', 'decides-above-limit'),
    text: 'required',
    binding: true,
  },
  'give-approval': { ...approval(['open'], 'given'), ...by('system') },
  'close-approval': { ...approval(['open'], 'closed'), ...by('system') },

  'ask-discount': {
    ...discount(['none', 'given', 'refused', 'closed'], 'open'),
    ...by('seller', 'seller-approved', 'open-for-offers', 'terms-set', 'above-discount-limit'),
    text: 'optional',
  },
  'refuse-discount': {
    ...discount(['open'], 'refused'),
    ...by('seller', 'decides-above-limit'),
    text: 'required',
  },
  'give-discount': { ...discount(['open'], 'given'), ...by('system', 'discount-above-limit') },
  'close-discount': { ...discount(['open'], 'closed'), ...by('system') },
} as const satisfies Readonly<Record<string, Transition>>;

export type QuoteTransition = keyof typeof quoteTransitions;
export const quoteTransitionNames = namesOf(quoteTransitions);

/** The moves that people of this side make. */
export type QuoteMoveOf<Side extends QuoteSide> = {
  [Name in QuoteTransition]: (typeof quoteTransitions)[Name]['who'] extends Side ? Name : never;
}[QuoteTransition];

const thatAre = (fits: (transition: Transition) => boolean): readonly QuoteTransition[] =>
  quoteTransitionNames.filter((name) => fits(quoteTransitions[name]));

/** The moves that share a word, of a request before the first offer or of an offer. */
export const quoteMovesCalled = (word: QuoteWord, subject: 'rfq' | 'version'): readonly QuoteTransition[] =>
  thatAre((it) => it.word === word && it.subject === subject);

const isFrom = ({ from }: Transition, state: string): boolean => isOneOf(from, state);

const ends: ReadonlySet<RfqState | VersionState> = new Set([
  ...(['declined', 'withdrawn', 'expired_no_reply', 'not_selected'] as const),
  ...(['accepted', 'expired'] as const),
]);

/** Moves that end a request which its maker knows of, or its offer. */
export const quoteEndings = thatAre(
  (it) =>
    (it.subject === 'rfq' || it.subject === 'version') &&
    ends.has(it.to) &&
    !isFrom(it, it.to) &&
    !isFrom(it, 'draft'),
);

/** Moves that decide on an offer; a later one, such as after a renewal, replaces the one before. */
export const offerDecisions = thatAre(
  (it) => it.subject === 'version' && isFrom(it, 'sent') && ends.has(it.to),
);

/** A maker's first answer to a request is one of these. */
export const makersAnswers = thatAre(
  (it) => it.who === 'seller' && (isFrom(it, 'submitted') || it.to === 'sent'),
);
