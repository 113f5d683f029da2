import { type BankQuoteState, openBankQuoteStates } from './states.ts';

export type FinancingSide = 'buyer' | 'bank' | 'system';

/** The facts that decide whether a bank quote may change, beside its state. */
export type BankQuoteFacts = Readonly<{
  /** The buyer awaits offers: the deadline is ahead and the quote's version is still the newest. */
  isOpenForOffers: boolean;
  /** The last binding offer may be accepted today. */
  isOfferValid: boolean;
  /** The last binding offer agrees with the purchase, or differs little and two people of the bank approved it. */
  doSumsAgree: boolean;
  /** The same of the offer that waits for a second person. */
  doAwaitedSumsAgree: boolean;
  /** The newest sent offer agrees with what the buyer asks now. */
  isAsAsked: boolean;
  /** An offer waits for a second person of the bank. */
  isApprovalAwaited: boolean;
  /** The bank asked the buyer to let it withdraw the offer that may be accepted. */
  isWithdrawalAsked: boolean;
  isVersionCurrent: boolean;
  /** The deadline for offers has passed, and no binding offer is valid any more. */
  isOver: boolean;
  /** The purchase changed, or another bank failed, since the bank offered. */
  needsReconfirmation: boolean;
  /** The buyer answered all that the bank asked for before it offers. */
  isInfoGiven: boolean;
  areContractConditionsMet: boolean;
  /** Those of the next payment. */
  areDrawdownConditionsMet: boolean;
  /** A contract waits for the buyer to sign or confirm it. */
  isContractProposed: boolean;
  /** The bank is bound by the contract that it sent: it signed it here, or before it sent it. */
  isContractSignedByBank: boolean;
  isPaidOut: boolean;
  /** The version that is financed was accepted. */
  isQuoteAccepted: boolean;
  /** The quote ended for good: it was declined, or its acceptance ended for lack of financing. */
  isPurchaseOver: boolean;
  /** The binding offer is a letter of credit. */
  isLetter: boolean;
}>;

const guards = {
  'open-for-offers': ({ isOpenForOffers }: BankQuoteFacts) => isOpenForOffers,
  'sums-agree': ({ doSumsAgree }: BankQuoteFacts) => doSumsAgree,
  'awaited-sums-agree': ({ doAwaitedSumsAgree }: BankQuoteFacts) => doAwaitedSumsAgree,
  'as-asked': ({ isAsAsked }: BankQuoteFacts) => isAsAsked,
  'nothing-awaits-approval': ({ isApprovalAwaited }: BankQuoteFacts) => !isApprovalAwaited,
  'awaits-approval': ({ isApprovalAwaited }: BankQuoteFacts) => isApprovalAwaited,
  unexpired: ({ isOfferValid }: BankQuoteFacts) => isOfferValid,
  expired: ({ isOfferValid }: BankQuoteFacts) => !isOfferValid,
  'withdrawal-asked': ({ isWithdrawalAsked }: BankQuoteFacts) => isWithdrawalAsked,
  'no-withdrawal-asked': ({ isWithdrawalAsked }: BankQuoteFacts) => !isWithdrawalAsked,
  'version-current': ({ isVersionCurrent }: BankQuoteFacts) => isVersionCurrent,
  over: ({ isOver }: BankQuoteFacts) => isOver,
  confirmed: ({ needsReconfirmation }: BankQuoteFacts) => !needsReconfirmation,
  'needs-reconfirmation': ({ needsReconfirmation }: BankQuoteFacts) => needsReconfirmation,
  'info-given': ({ isInfoGiven }: BankQuoteFacts) => isInfoGiven,
  'contract-conditions-met': (facts: BankQuoteFacts) => facts.areContractConditionsMet,
  'drawdown-conditions-met': (facts: BankQuoteFacts) => facts.areDrawdownConditionsMet,
  'contract-proposed': ({ isContractProposed }: BankQuoteFacts) => isContractProposed,
  'signed-by-bank': (facts: BankQuoteFacts) => facts.isContractSignedByBank,
  'unsigned-by-bank': (facts: BankQuoteFacts) => !facts.isContractSignedByBank,
  'nothing-proposed': ({ isContractProposed }: BankQuoteFacts) => !isContractProposed,
  'paid-out': ({ isPaidOut }: BankQuoteFacts) => isPaidOut,
  'quote-accepted': ({ isQuoteAccepted }: BankQuoteFacts) => isQuoteAccepted,
  loan: ({ isLetter }: BankQuoteFacts) => !isLetter,
  'letter-of-credit': ({ isLetter }: BankQuoteFacts) => isLetter,
  'purchase-over': ({ isPurchaseOver }: BankQuoteFacts) => isPurchaseOver,
  'not-paid-out': ({ isPaidOut }: BankQuoteFacts) => !isPaidOut,
} as const;
export type BankQuoteGuard = keyof typeof guards;

type Transition = Readonly<{
  from: readonly BankQuoteState[];
  /** `same`: only what is below it changes. `by-offers`: as its newest sent offer says, or received. */
  to: BankQuoteState | 'same' | 'by-offers';
  who: FinancingSide;
  guards: readonly BankQuoteGuard[];
}>;

const open = openBankQuoteStates;

/** The life of a bank quote. Server and pages read this table and no other. */
export const bankQuoteTransitions = {
  ask: { from: ['received', 'indicative'], to: 'info_requested', who: 'bank', guards: ['open-for-offers'] },
  'give-info': { from: ['info_requested'], to: 'by-offers', who: 'system', guards: ['info-given'] },
  'send-indicative': {
    from: ['received', 'info_requested', 'indicative'],
    to: 'indicative',
    who: 'bank',
    guards: ['open-for-offers', 'nothing-awaits-approval'],
  },
  'propose-binding': {
    from: open,
    to: 'same',
    who: 'bank',
    guards: ['open-for-offers', 'nothing-awaits-approval'],
  },
  'approve-binding': {
    from: open,
    to: 'binding',
    who: 'bank',
    guards: ['awaits-approval', 'open-for-offers', 'awaited-sums-agree'],
  },
  // The bank set an amount below which one person is enough.
  'send-binding': {
    from: open,
    to: 'binding',
    who: 'system',
    guards: ['open-for-offers', 'nothing-awaits-approval'],
  },
  'refuse-binding': { from: open, to: 'same', who: 'bank', guards: ['awaits-approval'] },
  confirm: {
    from: open,
    to: 'same',
    who: 'bank',
    guards: ['needs-reconfirmation', 'version-current', 'as-asked'],
  },
  decline: {
    from: ['received', 'info_requested', 'indicative'],
    to: 'declined_by_bank',
    who: 'bank',
    guards: [],
  },
  // An indicative offer binds nobody.
  'withdraw-indicative': { from: ['indicative'], to: 'withdrawn', who: 'bank', guards: [] },
  // Until its validity has passed, a binding offer binds; not for a purchase that has changed.
  withdraw: { from: ['binding'], to: 'withdrawn', who: 'bank', guards: ['expired'] },
  'withdraw-unconfirmed': {
    from: ['binding'],
    to: 'withdrawn',
    who: 'bank',
    guards: ['needs-reconfirmation'],
  },
  // Before that the bank needs the buyer's word. The offer may be accepted as long as the buyer hasn't agreed.
  'ask-withdrawal': {
    from: ['binding'],
    to: 'same',
    who: 'bank',
    guards: ['unexpired', 'confirmed', 'no-withdrawal-asked'],
  },
  'keep-offer': { from: ['binding'], to: 'same', who: 'bank', guards: ['withdrawal-asked'] },
  'agree-to-withdrawal': { from: ['binding'], to: 'withdrawn', who: 'buyer', guards: ['withdrawal-asked'] },
  'refuse-withdrawal': { from: ['binding'], to: 'same', who: 'buyer', guards: ['withdrawal-asked'] },
  accept: {
    from: ['binding'],
    to: 'accepted',
    who: 'buyer',
    guards: ['unexpired', 'version-current', 'confirmed', 'sums-agree'],
  },
  'decline-by-buyer': { from: open, to: 'declined_by_buyer', who: 'buyer', guards: [] },
  'not-select': { from: open, to: 'not_selected', who: 'system', guards: [] },
  // With the whole request: by the buyer, or because the purchase is over.
  'withdraw-consent': { from: open, to: 'declined_by_buyer', who: 'system', guards: [] },
  expire: { from: open, to: 'expired', who: 'system', guards: ['over'] },
  reopen: { from: ['not_selected'], to: 'by-offers', who: 'system', guards: [] },

  'propose-contract': {
    from: ['accepted'],
    to: 'same',
    who: 'bank',
    guards: ['loan', 'contract-conditions-met', 'nothing-proposed', 'sums-agree'],
  },
  // In the market the bank signs first. Each of its signatories makes this move.
  'sign-for-bank': {
    from: ['accepted'],
    to: 'same',
    who: 'bank',
    guards: ['contract-proposed', 'unsigned-by-bank', 'sums-agree'],
  },
  // Once it signed, the bank is bound, and the buyer decides.
  'withdraw-contract': {
    from: ['accepted'],
    to: 'same',
    who: 'bank',
    guards: ['contract-proposed', 'unsigned-by-bank'],
  },
  'refuse-contract': { from: ['accepted'], to: 'same', who: 'buyer', guards: ['contract-proposed'] },
  sign: {
    from: ['accepted'],
    to: 'contract_signed',
    who: 'buyer',
    guards: [
      ...(['contract-proposed', 'signed-by-bank', 'contract-conditions-met'] as const),
      ...(['quote-accepted', 'sums-agree'] as const),
    ],
  },
  fail: { from: ['accepted'], to: 'failed', who: 'bank', guards: [] },
  cancel: { from: ['accepted'], to: 'cancelled', who: 'buyer', guards: [] },
  'cancel-with-quote': { from: ['accepted'], to: 'cancelled', who: 'system', guards: ['purchase-over'] },

  // A letter of credit ends by its documents, without payments to a schedule.
  issue: {
    from: ['accepted'],
    to: 'issued',
    who: 'bank',
    guards: ['letter-of-credit', 'contract-conditions-met', 'quote-accepted', 'sums-agree'],
  },
  present: { from: ['issued'], to: 'presented', who: 'bank', guards: [] },
  honour: { from: ['presented'], to: 'honoured', who: 'bank', guards: [] },
  'refuse-documents': { from: ['presented'], to: 'refused', who: 'bank', guards: [] },

  'pay-out': {
    from: ['contract_signed'],
    to: 'same',
    who: 'bank',
    guards: ['drawdown-conditions-met', 'not-paid-out'],
  },
  'correct-payment': { from: ['contract_signed', 'closed'], to: 'same', who: 'bank', guards: [] },
  'cancel-rest': { from: ['contract_signed'], to: 'closed', who: 'bank', guards: ['not-paid-out'] },
  close: { from: ['contract_signed'], to: 'closed', who: 'system', guards: ['paid-out'] },
  // A correction brought the payments below the principal.
  'reopen-payments': { from: ['closed'], to: 'contract_signed', who: 'system', guards: ['not-paid-out'] },
  terminate: { from: ['contract_signed', 'issued'], to: 'terminated', who: 'bank', guards: [] },
} as const satisfies Readonly<Record<string, Transition>>;
export type BankQuoteTransition = keyof typeof bankQuoteTransitions;

/** Why a bank quote may not change so: its state, or the guards that refuse. Null: it may. */
export function refusalOfBankQuote(
  name: BankQuoteTransition,
  state: BankQuoteState,
  facts: BankQuoteFacts,
): 'state' | BankQuoteGuard | null {
  const { from, guards: asked }: Transition = bankQuoteTransitions[name];
  if (!from.includes(state)) return 'state';
  return asked.find((guard) => !guards[guard](facts)) ?? null;
}

/** The moves of one side that are possible now. */
export const bankQuoteMoves = (
  side: FinancingSide,
  state: BankQuoteState,
  facts: BankQuoteFacts,
): BankQuoteTransition[] =>
  (Object.keys(bankQuoteTransitions) as BankQuoteTransition[]).filter(
    (name) => bankQuoteTransitions[name].who === side && refusalOfBankQuote(name, state, facts) === null,
  );

export const signedBankQuoteStates: readonly BankQuoteState[] = [
  ...(['contract_signed', 'closed', 'terminated'] as const),
  ...(['issued', 'presented', 'honoured', 'refused'] as const),
];

/**
 * Whether the contract was signed, or the letter of credit issued: from then on the standing of both sides leaves it
 * alone, unless one of them is frozen.
 */
export const isSignedBankQuote = (state: BankQuoteState): boolean => signedBankQuoteStates.includes(state);
