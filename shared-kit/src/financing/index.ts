/** What buyer and bank share on a bank quote. Areas that show one bring their own copy. */
export { ConditionList } from './condition-list.tsx';
export { ContractSignatures } from './contract-signatures.tsx';
export { Deviations } from './deviations.tsx';
export { DrawdownFacts } from './drawdown-facts.tsx';
export { IssuedLetterFacts } from './issued-letter-facts.tsx';
export { MoveFailure } from './move-failure.tsx';
export { PaymentsTable } from './payments-table.tsx';
export { RepaymentSchedule } from './repayment-schedule.tsx';
export { LetterTerms } from './terms/letter-terms.tsx';
export { LetterText } from './terms/letter-text.tsx';
export { OfferTerms } from './terms/offer-terms.tsx';
export { TermLines } from './terms/term-lines.tsx';
export { useOfferTerms } from './terms/use-offer-terms.ts';
export { Thread } from './thread.tsx';
export { type Move, useMove } from './use-move.ts';
export { usePercent } from './use-percent.ts';
export { WordsForm } from './words-form.tsx';
