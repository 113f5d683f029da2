import * as z from 'zod/mini';
import { seenInput } from '../binding/seen.ts';
import { moneyAnswer } from '../catalogue/product-list.ts';
import { dayInput } from '../dates/day-input.ts';
import { quoteId, sumAmount } from '../quotes/quote-inputs.ts';
import { financingFile } from './dealing.ts';
import { bankOfferLimits, text } from './offer-terms.ts';

/** How the parties sign the contract: in the market, or outside it by qualified electronic signatures or on paper. */
export const contractForms = ['market', 'qualified', 'ink'] as const;
export const disbursementLimits = { reference: 140, milestone: 200, most: 50 } as const;

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** `POST /api/bank/quotes/{id}/contract`: the contract, for both sides to sign here or, signed elsewhere, to confirm. */
export const contractInput = z.object({
  fileId: quoteId,
  form: z.enum(contractForms),
  /** The day of the last signature; null where they sign in the market. */
  signedOn: z.nullable(dayInput('contract.signedOn')),
});
export type ContractInput = z.infer<typeof contractInput>;

/** `POST /api/bank/quotes/{id}/contract-withdrawal` */
export const contractWithdrawalInput = z.extend(seenInput, { contractId: quoteId });
export type ContractWithdrawalInput = z.infer<typeof contractWithdrawalInput>;

/** `POST /api/quotes/{id}/financing/contract`: what the buyer saw is compared with what stands. */
export const contractDecisionInput = z.extend(seenInput, {
  contractId: quoteId,
  sha256,
  signedOn: z.nullable(z.string()),
  confirms: z.boolean(),
  /** Why not; required for a refusal. */
  text: text(0, bankOfferLimits.text),
});
export type ContractDecisionInput = z.infer<typeof contractDecisionInput>;

/** `POST /api/bank/quotes/{id}/disbursements` */
export const disbursementInput = z.extend(seenInput, {
  amount: sumAmount,
  paidOn: dayInput('payment.paidOn'),
  /** The bank's own, as on the transfer. */
  reference: text(1, disbursementLimits.reference),
  /** What of the purchase it pays. */
  milestone: text(0, disbursementLimits.milestone),
  /** The row that this one replaces; rows never change. */
  corrects: z.nullable(quoteId),
});
export type DisbursementInput = z.infer<typeof disbursementInput>;

export const scheduleRow = z.object({
  month: z.number(),
  due: z.string(),
  interest: z.string(),
  taxes: z.string(),
  principal: z.string(),
  payment: z.string(),
  balloon: z.string(),
  balance: z.string(),
});
export type BankScheduleRow = z.infer<typeof scheduleRow>;

/** `GET /api/quotes/{id}/financing-payments`: what the payer paid out so far, as buyer and maker of the quote read it. */
export const paymentsOfQuote = z.object({
  payments: z.array(
    z.object({
      id: z.string(),
      number: z.number(),
      amount: moneyAnswer,
      paidOn: z.string(),
      milestone: z.string(),
    }),
  ),
  /** Their sum; null while nothing was paid. */
  paidOut: z.nullable(moneyAnswer),
});
export type PaymentsOfQuote = z.infer<typeof paymentsOfQuote>;

/** Withdrawn by the bank, which hadn't signed it yet. */
export const contractStates = ['proposed', 'refused', 'withdrawn', 'confirmed'] as const;

/** Where the signing of a contract in the market stands. The bank signs first; the buyer's signature concludes it. */
const contractSigning = z.object({
  consentVersion: z.string(),
  /** For whom the reader would sign. */
  company: z.string(),
  /** Whether the reader is a signatory whose signature is awaited now. */
  mayISign: z.boolean(),
  /** Whether the reader has signed. */
  haveISigned: z.boolean(),
  /** Whether the bank's signatures bind it. */
  isSignedByBank: z.boolean(),
  signatures: z.array(z.object({ company: z.string(), name: z.string(), role: z.string(), at: z.string() })),
  /** The sealed copy with all signatures; null until it is made. */
  sealed: z.nullable(financingFile),
});
export type ContractSigning = z.infer<typeof contractSigning>;
/** From the acceptance on: the contract and what is paid out under it. */
export const drawdown = z.object({
  offerId: z.string(),
  principal: moneyAnswer,
  paidOut: moneyAnswer,
  /** The newest. */
  contract: z.nullable(
    z.object({
      id: z.string(),
      state: z.enum(contractStates),
      form: z.enum(contractForms),
      /** Null until both sides have signed in the market. */
      signedOn: z.nullable(z.string()),
      file: financingFile,
      confirmedAt: z.nullable(z.string()),
      /** Null for a contract that is signed outside the market. */
      signing: z.nullable(contractSigning),
    }),
  ),
  disbursements: z.array(
    z.object({
      id: z.string(),
      /** The same for a payment and its corrections. */
      number: z.number(),
      amount: moneyAnswer,
      paidOn: z.string(),
      reference: z.string(),
      milestone: z.string(),
      /** False once a later row corrects it. */
      stands: z.boolean(),
      at: z.string(),
    }),
  ),
  /** Repayment of what was paid out so far, each payment under the offer's terms from its own day. */
  schedule: z.array(z.omit(scheduleRow, { month: true })),
});
export type Drawdown = z.infer<typeof drawdown>;
