import * as z from 'zod/mini';
import { moneyAnswer } from '../catalogue/product-list.ts';
import { financingCondition, threadMessage } from './dealing.ts';
import { declineReasons } from './decline-reasons.ts';
import { drawdown } from './drawdown.ts';
import { extraLineKinds } from './extra-line.ts';
import { issuedLetter } from './issued-letter.ts';
import { financingProducts, paymentRhythm } from './offer-terms.ts';
import { offerWithdrawal } from './offer-withdrawal.ts';

/** What a request says, to its buyer and to each bank. */
export const requestFields = {
  id: z.string(),
  number: z.string(),
  amount: moneyAnswer,
  ownFunds: moneyAnswer,
  extras: z.array(z.object({ kind: z.enum(extraLineKinds), amount: z.string() })),
  termMonths: z.number(),
  graceMonths: z.number(),
  rhythm: z.nullable(paymentRhythm),
  product: z.enum(financingProducts),
  /** The first instant at which no offer is taken any more. */
  offersUntil: z.string(),
  words: z.string(),
};

/** Common to both sides of a bank quote. */
export const dealingFields = {
  /** Why the bank declined; null otherwise. */
  declineCode: z.nullable(z.enum(declineReasons)),
  /** The purchase changed, or another bank failed, since the bank offered: it can't be accepted until confirmed. */
  needsReconfirmation: z.boolean(),
  /** The newest question whether the binding offer may be withdrawn. */
  withdrawal: z.nullable(offerWithdrawal),
  conditions: z.array(financingCondition),
  messages: z.array(threadMessage),
  /** Null until an offer was accepted. */
  drawdown: z.nullable(drawdown),
  /** Null until a letter of credit was issued. */
  letter: z.nullable(issuedLetter),
};
