export * as bankDeals from './bank-deal-endpoints.ts';
export * as bankOffers from './bank-offer-endpoints.ts';
export * from './bank-policy.ts';
export * as bankPolicies from './bank-policy-endpoints.ts';
export * from './bank-queue.ts';
export * as bankQuotes from './bank-quote-endpoints.ts';
export * as bankRates from './bank-rate-endpoints.ts';
export * from './bank-rates.ts';
export * from './bank-to-ask.ts';
export * from './consent.ts';
export * as financingContracts from './contract-endpoints.ts';
export * from './day-count-words.ts';
export * from './dealing.ts';
export * from './dealing-limits.ts';
export * from './decisions.ts';
export * from './decline-reasons.ts';
export * from './deviation.ts';
export * from './drawdown.ts';
export * as financing from './endpoints.ts';
export * from './extra-line.ts';
export * as financingFiles from './file-endpoints.ts';
export * from './guards.ts';
export * from './issued-letter.ts';
export * from './letter-of-credit.ts';
export * from './lifecycle.ts';
export * from './longest-days.ts';
export * from './offer-faults.ts';
export * from './offer-figures.ts';
export {
  type BankOfferTerms,
  bankOfferLimits,
  bankOfferTerms,
  conditionGates,
  type DayCount,
  dayCounts,
  type FinancingProduct,
  feeKinds,
  financingProducts,
  type LoanProduct,
  loanProducts,
  type OfferRate,
  type PaymentRhythm,
  paymentRhythms,
  taxBases,
} from './offer-terms.ts';
export * from './offer-withdrawal.ts';
export * from './request.ts';
export * from './residence.ts';
export * from './shop-terms.ts';
export * from './staff-financing.ts';
export * from './states.ts';
export * as termSheets from './term-sheet-endpoints.ts';
