import { namesOf } from '../tables/index.ts';
import { type BankQuoteFacts, type BankQuoteGuard, bankQuoteGuards } from './guards.ts';
import { type BankQuoteState, openBankQuoteStates as open } from './states.ts';

export type FinancingSide = 'buyer' | 'bank' | 'system';

type Transition = Readonly<{
  from: readonly BankQuoteState[];
  /** `same`: only what is below it changes. `by-offers`: as its newest sent offer says, or received. */
  to: BankQuoteState | 'same' | 'by-offers';
  who: FinancingSide;
  guards: readonly BankQuoteGuard[];
  /** It commits or releases a company: somebody confirms it once more, and says which version and sum they saw. */
  binding: boolean;
}>;

/** The life of a bank quote. Server and pages read this table and no other. */
export const bankQuoteTransitions = {
  ask: {
    from: ['received', 'indicative'],
    to: 'info_requested',
    who: 'bank',
    guards: ['open-for-offers'],
    binding: false,
  },
  'give-info': {
    from: ['info_requested'],
    to: 'by-offers',
    who: 'system',
    guards: ['info-given'],
    binding: false,
  },
  'send-indicative': {
    from: ['received', 'info_requested', 'indicative'],
    to: 'indicative',
    who: 'bank',
    guards: ['open-for-offers', 'nothing-awaits-approval'],
    binding: false,
  },
  'propose-binding': {
    from: open,
    to: 'same',
    who: 'bank',
    guards: ['open-for-offers', 'nothing-awaits-approval'],
    binding: false,
  },
  'approve-binding': {
    from: open,
    to: 'binding',
    who: 'bank',
    guards: ['awaits-approval', 'open-for-offers', 'awaited-sums-agree'],
    binding: true,
  },
  // The bank set an amount below which one person is enough.
  'send-binding': {
    from: open,
    to: 'binding',
    who: 'system',
    guards: ['open-for-offers', 'nothing-awaits-approval'],
    binding: false,
  },
  'refuse-binding': { from: open, to: 'same', who: 'bank', guards: ['awaits-approval'], binding: true },
  confirm: {
    from: open,
    to: 'same',
    who: 'bank',
    guards: ['needs-reconfirmation', 'version-current', 'as-asked'],
    binding: true,
  },
  decline: {
    from: ['received', 'info_requested', 'indicative'],
    to: 'declined_by_bank',
    who: 'bank',
    guards: [],
    binding: true,
  },
  // An indicative offer binds nobody.
  'withdraw-indicative': { from: ['indicative'], to: 'withdrawn', who: 'bank', guards: [], binding: true },
  // Until its validity has passed, a binding offer binds; not for a purchase that has changed.
  withdraw: { from: ['binding'], to: 'withdrawn', who: 'bank', guards: ['expired'], binding: true },
  'withdraw-unconfirmed': {
    from: ['binding'],
    to: 'withdrawn',
    who: 'bank',
    guards: ['needs-reconfirmation'],
    binding: true,
  },
  // Before that the bank needs the buyer's word. The offer may be accepted as long as the buyer hasn't agreed.
  'ask-withdrawal': {
    from: ['binding'],
    to: 'same',
    who: 'bank',
    guards: ['unexpired', 'confirmed', 'no-withdrawal-asked'],
    binding: false,
  },
  'keep-offer': { from: ['binding'], to: 'same', who: 'bank', guards: ['withdrawal-asked'], binding: false },
  'agree-to-withdrawal': {
    from: ['binding'],
    to: 'withdrawn',
    who: 'buyer',
    guards: ['withdrawal-asked'],
    binding: true,
  },
  'refuse-withdrawal': {
    from: ['binding'],
    to: 'same',
    who: 'buyer',
    guards: ['withdrawal-asked'],
    binding: true,
  },
  accept: {
    from: ['binding'],
    to: 'accepted',
    who: 'buyer',
    guards: ['unexpired', 'version-current', 'confirmed', 'sums-agree'],
    binding: true,
  },
  'decline-by-buyer': { from: open, to: 'declined_by_buyer', who: 'buyer', guards: [], binding: true },
  'not-select': { from: open, to: 'not_selected', who: 'system', guards: [], binding: false },
  // With the whole request: by the buyer, or because the purchase is over.
  'withdraw-consent': { from: open, to: 'declined_by_buyer', who: 'system', guards: [], binding: true },
  expire: { from: open, to: 'expired', who: 'system', guards: ['over'], binding: false },
  reopen: { from: ['not_selected'], to: 'by-offers', who: 'system', guards: [], binding: false },

  'propose-contract': {
    from: ['accepted'],
    to: 'same',
    who: 'bank',
    guards: ['loan', 'contract-conditions-met', 'nothing-proposed', 'sums-agree'],
    binding: false,
  },
  // In the market the bank signs first. Each of its signatories makes this move.
  'sign-for-bank': {
    from: ['accepted'],
    to: 'same',
    who: 'bank',
    guards: ['contract-proposed', 'unsigned-by-bank', 'sums-agree'],
    binding: true,
  },
  // Once it signed, the bank is bound, and the buyer decides.
  'withdraw-contract': {
    from: ['accepted'],
    to: 'same',
    who: 'bank',
    guards: ['contract-proposed', 'unsigned-by-bank'],
    binding: true,
  },
  'refuse-contract': {
    from: ['accepted'],
    to: 'same',
    who: 'buyer',
    guards: ['contract-proposed'],
    binding: true,
  },
  sign: {
    from: ['accepted'],
    to: 'contract_signed',
    who: 'buyer',
    guards: [
      ...(['contract-proposed', 'signed-by-bank', 'contract-conditions-met'] as const),
      ...(['quote-accepted', 'sums-agree'] as const),
    ],
    binding: true,
  },
  fail: { from: ['accepted'], to: 'failed', who: 'bank', guards: [], binding: true },
  cancel: { from: ['accepted'], to: 'cancelled', who: 'buyer', guards: [], binding: true },
  'cancel-with-quote': {
    from: ['accepted'],
    to: 'cancelled',
    who: 'system',
    guards: ['purchase-over'],
    binding: false,
  },

  // A letter of credit ends by its documents, without payments to a schedule.
  issue: {
    from: ['accepted'],
    to: 'issued',
    who: 'bank',
    guards: ['letter-of-credit', 'contract-conditions-met', 'quote-accepted', 'sums-agree'],
    binding: true,
  },
  present: { from: ['issued'], to: 'presented', who: 'bank', guards: [], binding: false },
  honour: { from: ['presented'], to: 'honoured', who: 'bank', guards: [], binding: true },
  'refuse-documents': { from: ['presented'], to: 'refused', who: 'bank', guards: [], binding: true },

  'pay-out': {
    from: ['contract_signed'],
    to: 'same',
    who: 'bank',
    guards: ['drawdown-conditions-met', 'not-paid-out'],
    binding: true,
  },
  'correct-payment': {
    from: ['contract_signed', 'closed'],
    to: 'same',
    who: 'bank',
    guards: ['payment-recorded'],
    binding: true,
  },
  'cancel-rest': {
    from: ['contract_signed'],
    to: 'closed',
    who: 'bank',
    guards: ['not-paid-out'],
    binding: true,
  },
  close: { from: ['contract_signed'], to: 'closed', who: 'system', guards: ['paid-out'], binding: false },
  // A correction brought the payments below the principal.
  'reopen-payments': {
    from: ['closed'],
    to: 'contract_signed',
    who: 'system',
    guards: ['not-paid-out'],
    binding: false,
  },
  terminate: {
    from: ['contract_signed', 'issued'],
    to: 'terminated',
    who: 'bank',
    guards: [],
    binding: true,
  },
} as const satisfies Readonly<Record<string, Transition>>;
export type BankQuoteTransition = keyof typeof bankQuoteTransitions;

/** What "withdraw" means of a bank: the first of these that is possible. */
export const bankWithdrawals = ['withdraw', 'withdraw-unconfirmed', 'withdraw-indicative'] as const;

/** Why a bank quote may not change so: its state, or the guards that refuse. Null: it may. */
export function refusalOfBankQuote(
  name: BankQuoteTransition,
  state: BankQuoteState,
  facts: BankQuoteFacts,
): 'state' | BankQuoteGuard | null {
  const { from, guards: asked }: Transition = bankQuoteTransitions[name];
  if (!from.includes(state)) return 'state';
  return asked.find((guard) => !bankQuoteGuards[guard](facts)) ?? null;
}

/** The moves of one side that are possible now. */
export const bankQuoteMoves = (
  side: FinancingSide,
  state: BankQuoteState,
  facts: BankQuoteFacts,
): BankQuoteTransition[] =>
  namesOf(bankQuoteTransitions).filter(
    (name) => bankQuoteTransitions[name].who === side && refusalOfBankQuote(name, state, facts) === null,
  );
