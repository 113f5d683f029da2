export const financingRequestStates = ['shared', 'offers_in', 'accepted', 'withdrawn'] as const;
export type FinancingRequestState = (typeof financingRequestStates)[number];

/** One bank's dealing with a request. */
export const bankQuoteStates = [
  'received',
  'indicative',
  'binding',
  'accepted',
  'not_selected',
  'declined_by_bank',
  'declined_by_buyer',
  'withdrawn',
] as const;
export type BankQuoteState = (typeof bankQuoteStates)[number];

export const bankOfferStates = ['awaiting_approval', 'sent', 'refused'] as const;

/** What a bank is told: never that another one was chosen. */
export const bankVisibleStates = [
  'received',
  'indicative',
  'binding',
  'accepted',
  'closed_by_buyer',
  'declined_by_bank',
  'withdrawn',
] as const;
export type BankVisibleState = (typeof bankVisibleStates)[number];

export const visibleToBank = (state: BankQuoteState): BankVisibleState =>
  state === 'not_selected' || state === 'declined_by_buyer' ? 'closed_by_buyer' : state;

export type FinancingSide = 'buyer' | 'bank' | 'system';

/** The facts that decide whether a bank quote may change, beside its state. */
export type BankQuoteFacts = Readonly<{
  /** The buyer awaits offers: the deadline is ahead and the quote's version is still the newest. */
  isOpenForOffers: boolean;
  /** The last binding offer may be accepted today. */
  isOfferValid: boolean;
  /** An offer waits for a second person of the bank. */
  isApprovalAwaited: boolean;
  isVersionCurrent: boolean;
}>;

const guards = {
  'open-for-offers': ({ isOpenForOffers }: BankQuoteFacts) => isOpenForOffers,
  'nothing-awaits-approval': ({ isApprovalAwaited }: BankQuoteFacts) => !isApprovalAwaited,
  'awaits-approval': ({ isApprovalAwaited }: BankQuoteFacts) => isApprovalAwaited,
  unexpired: ({ isOfferValid }: BankQuoteFacts) => isOfferValid,
  expired: ({ isOfferValid }: BankQuoteFacts) => !isOfferValid,
  'version-current': ({ isVersionCurrent }: BankQuoteFacts) => isVersionCurrent,
} as const;
export type BankQuoteGuard = keyof typeof guards;

type Transition = Readonly<{
  from: readonly BankQuoteState[];
  /** `same`: only the offers below it change. */
  to: BankQuoteState | 'same';
  who: FinancingSide;
  guards: readonly BankQuoteGuard[];
}>;

const open = ['received', 'indicative', 'binding'] as const;

/** The life of a bank quote. Server and pages read this table and no other. */
export const bankQuoteTransitions = {
  'send-indicative': {
    from: ['received', 'indicative'],
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
    guards: ['awaits-approval', 'open-for-offers'],
  },
  'refuse-binding': { from: open, to: 'same', who: 'bank', guards: ['awaits-approval'] },
  decline: { from: ['received', 'indicative'], to: 'declined_by_bank', who: 'bank', guards: [] },
  // Until its validity has passed, a binding offer binds.
  withdraw: { from: ['binding'], to: 'withdrawn', who: 'bank', guards: ['expired'] },
  accept: { from: ['binding'], to: 'accepted', who: 'buyer', guards: ['unexpired', 'version-current'] },
  'decline-by-buyer': { from: open, to: 'declined_by_buyer', who: 'buyer', guards: [] },
  'not-select': { from: open, to: 'not_selected', who: 'system', guards: [] },
  'withdraw-consent': { from: open, to: 'declined_by_buyer', who: 'system', guards: [] },
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
