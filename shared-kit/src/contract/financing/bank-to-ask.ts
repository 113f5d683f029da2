import * as z from 'zod/mini';
import { indicativeRate } from '../indicative-rates/answers.ts';

/** A bank as the buyer chooses among them. */
export const bankToAsk = z.object({
  id: z.string(),
  name: z.string(),
  /** For the consent. */
  legalName: z.string(),
  country: z.string(),
  /** Outside the buyer's country. */
  isForeign: z.boolean(),
  /** Suspended banks can't be asked. */
  mayBeAsked: z.boolean(),
  rates: z.array(z.omit(indicativeRate, { bank: true })),
  /** From a request to the bank's first offer, in the last year; null if it made none. */
  medianHours: z.nullable(z.number()),
  firstOffers: z.number(),
  /** How often my company asked it, and signed with it. */
  asked: z.number(),
  contracts: z.number(),
});
export type BankToAsk = z.infer<typeof bankToAsk>;
