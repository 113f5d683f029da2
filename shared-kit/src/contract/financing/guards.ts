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
  /** A payment was recorded, which a later one may correct. */
  isPaymentRecorded: boolean;
  /** The version that is financed was accepted. */
  isQuoteAccepted: boolean;
  /** The quote ended for good: it was declined, or its acceptance ended for lack of financing. */
  isPurchaseOver: boolean;
  /** The binding offer is a letter of credit. */
  isLetter: boolean;
}>;

export const bankQuoteGuards = {
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
  'payment-recorded': ({ isPaymentRecorded }: BankQuoteFacts) => isPaymentRecorded,
  'quote-accepted': ({ isQuoteAccepted }: BankQuoteFacts) => isQuoteAccepted,
  loan: ({ isLetter }: BankQuoteFacts) => !isLetter,
  'letter-of-credit': ({ isLetter }: BankQuoteFacts) => isLetter,
  'purchase-over': ({ isPurchaseOver }: BankQuoteFacts) => isPurchaseOver,
  'not-paid-out': ({ isPaidOut }: BankQuoteFacts) => !isPaidOut,
} as const;
export type BankQuoteGuard = keyof typeof bankQuoteGuards;
