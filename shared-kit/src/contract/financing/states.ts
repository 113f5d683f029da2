export const financingRequestStates = [
  'shared',
  'offers_in',
  'accepted',
  'contract_signed',
  'closed',
  'withdrawn',
  'expired',
  'terminated',
] as const;
export type FinancingRequestState = (typeof financingRequestStates)[number];

/** Ended without money: the buyer may ask banks anew. */
export const requestEnds = ['withdrawn', 'expired', 'terminated'] as const;

/** One bank's dealing with a request. */
export const bankQuoteStates = [
  'received',
  /** The bank asked for papers or words before it offers. */
  'info_requested',
  'indicative',
  'binding',
  /** By the buyer; conditions and the contract follow. */
  'accepted',
  'contract_signed',
  /** All that will ever be paid out was. */
  'closed',
  /** A letter of credit went out to the maker. */
  'issued',
  /** The maker presented its documents. */
  'presented',
  'honoured',
  /** The documents don't comply. */
  'refused',
  'not_selected',
  'declined_by_bank',
  'declined_by_buyer',
  'withdrawn',
  'expired',
  /** Ended by the bank before the contract was signed. */
  'failed',
  /** Ended by the buyer before the contract was signed. */
  'cancelled',
  /** The contract ended before all was paid out. */
  'terminated',
] as const;
export type BankQuoteState = (typeof bankQuoteStates)[number];

export const bankOfferKinds = ['indicative', 'binding'] as const;
export const bankOfferStates = ['awaiting_approval', 'sent', 'refused'] as const;

/** What a bank is told: never that another one was chosen. */
export type BankVisibleState =
  | Exclude<BankQuoteState, 'not_selected' | 'declined_by_buyer'>
  | 'closed_by_buyer';
export const visibleToBank = (state: BankQuoteState): BankVisibleState =>
  state === 'not_selected' || state === 'declined_by_buyer' ? 'closed_by_buyer' : state;
export const bankVisibleStates = [...new Set(bankQuoteStates.map(visibleToBank))];

/** States in which the buyer still chooses among banks. */
export const openBankQuoteStates = ['received', 'info_requested', 'indicative', 'binding'] as const;
export const isOpenBankQuote = (state: BankVisibleState | BankQuoteState): boolean =>
  openBankQuoteStates.some((it) => it === state);

const agreedStates = ['accepted', 'contract_signed', 'issued', 'presented'] as const;
/** Conditions are answered and ticked until all is paid out. */
export const isRunningBankQuote = (state: BankVisibleState | BankQuoteState): boolean =>
  isOpenBankQuote(state) || agreedStates.some((it) => it === state);

/** The bank's dealing that the buyer chose, unless it fell through. One of a request may be in these states. */
export const chosenBankQuoteStates = [...agreedStates, 'closed', 'honoured'] as const;

/** The buyer consents to the bank's reading what was shared while it may still finance, and for its contract. */
export const mayReadShared = (state: BankVisibleState | BankQuoteState): boolean =>
  isRunningBankQuote(state) || state === 'closed' || state === 'honoured';

export const signedBankQuoteStates: readonly BankQuoteState[] = [
  ...(['contract_signed', 'closed', 'terminated'] as const),
  ...(['issued', 'presented', 'honoured', 'refused'] as const),
];

/**
 * Whether the contract was signed, or the letter of credit issued: from then on the standing of both sides leaves it
 * alone, unless one of them is frozen.
 */
export const isSignedBankQuote = (state: BankQuoteState): boolean => signedBankQuoteStates.includes(state);
