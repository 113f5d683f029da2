import * as z from 'zod/mini';
import { moneyAnswer } from '../catalogue/product-list.ts';
import { currencies } from '../money/currency.ts';
import { sumAmount } from '../quotes/quote-inputs.ts';

const amount = z.object({ amount: sumAmount, currency: z.enum(currencies) });

/** `POST /api/bank/policy`, by an owner of the bank. Null: two people send every binding offer. */
export const bankPolicyInput = z.object({ aloneBelow: z.nullable(amount) });

/** `GET /api/bank/policy`: a bank's own rules. */
export const bankPolicyAnswer = z.object({
  /** Below it one person sends a binding offer. */
  aloneBelow: z.nullable(moneyAnswer),
  changed: z.nullable(z.object({ by: z.nullable(z.string()), at: z.string() })),
  /** Whether I may change it. */
  mayChange: z.boolean(),
});
export type BankPolicyAnswer = z.infer<typeof bankPolicyAnswer>;

/** `POST /api/bank/quotes/{id}/assignee`. Null: nobody. */
export const assigneeInput = z.object({ userId: z.nullable(z.uuid()) });
export type AssigneeInput = z.infer<typeof assigneeInput>;

export const bankOfficer = z.object({ id: z.string(), name: z.string() });
export type BankOfficer = z.infer<typeof bankOfficer>;

/** What one bank has with one buyer, in each currency. */
export const bankExposure = z.object({
  /** Binding offers and signed contracts, less what was paid out. */
  open: z.array(moneyAnswer),
  paidOut: z.array(moneyAnswer),
  /** Other requests of the buyer that this bank deals with. */
  requests: z.number(),
});
export type BankExposure = z.infer<typeof bankExposure>;
