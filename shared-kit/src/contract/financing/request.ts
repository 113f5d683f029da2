import * as z from 'zod/mini';
import { seen } from '../binding/seen.ts';
import { moneyAnswer } from '../catalogue/product-list.ts';
import { dayInput } from '../dates/day-input.ts';
import { milestone } from '../quotes/offer-input.ts';
import { quoteId, sumAmount } from '../quotes/quote-inputs.ts';
import { bankExposure, bankOfficer } from './bank-policy.ts';
import { bankToAsk } from './bank-to-ask.ts';
import { keptConsent, shareable, sharedInput, sharedPapers } from './consent.ts';
import { deviation, purchaseFigures } from './deviation.ts';
import { extraLine, extraLineKinds } from './extra-line.ts';
import { ownLetter, seenVersionNumber, sentLetter } from './issued-letter.ts';
import { offerFigures } from './offer-figures.ts';
import { bankOfferLimits, bankOfferTerms, financingProducts, paymentRhythm, text } from './offer-terms.ts';
import { dealingFields, requestFields } from './request-fields.ts';
import {
  bankOfferKinds,
  bankOfferStates,
  bankQuoteStates,
  bankVisibleStates,
  financingRequestStates,
} from './states.ts';

/** Days in which banks may offer, unless the buyer says otherwise. */
export const usualOfferDays = 14;
export const mostBanksAsked = 12;

/** `POST /api/quotes/{id}/financing`: asks these banks to finance this version, and consents to sharing it with them. */
export const financingInput = z.object({
  versionId: quoteId,
  /** With the financed amount exactly the version's total and the extra lines, in its currency. */
  ownFunds: sumAmount,
  amount: sumAmount,
  extras: z._default(z.array(extraLine).check(z.maxLength(extraLineKinds.length)), []),
  termMonths: z.int().check(z.minimum(1), z.maximum(bankOfferLimits.months)),
  /** Wished months at the start in which no principal is repaid. */
  graceMonths: z._default(z.int().check(z.minimum(0), z.maximum(bankOfferLimits.months)), 0),
  /** Wished; null: any. */
  rhythm: z._default(z.nullable(paymentRhythm), null),
  product: z.enum(financingProducts),
  /** The last day for offers, through its end in UTC. */
  offersBy: dayInput('financing.offersBy'),
  words: text(0, bankOfferLimits.words),
  bankIds: z.array(quoteId).check(z.minLength(1), z.maxLength(mostBanksAsked)),
  /** The consent's text as it was shown; another one now means that it changed meanwhile. */
  consentVersion: z.string(),
  ...sharedInput.shape,
});
export type FinancingInput = z.infer<typeof financingInput>;

/** `POST /api/quotes/{id}/financing/version`: shares a newer version with the banks that are still open. */
export const shareVersionInput = z.pick(financingInput, {
  versionId: true,
  ownFunds: true,
  amount: true,
  consentVersion: true,
  consentLocale: true,
});
export type ShareVersionInput = z.infer<typeof shareVersionInput>;

/** `POST /api/bank/quotes/{id}/offers`. A binding one waits for a second person of the bank. */
export const bankOfferInput = z.object({
  kind: z.enum(bankOfferKinds),
  terms: bankOfferTerms,
  versionNumber: seenVersionNumber,
});
export type BankOfferInput = z.infer<typeof bankOfferInput>;

const sentOffer = z.object({
  id: z.string(),
  /** 1 for a bank's first. */
  number: z.number(),
  kind: z.enum(bankOfferKinds),
  terms: bankOfferTerms,
  figures: offerFigures,
  purchase: purchaseFigures,
  /** Figures that differ from the request, as bank and buyer both see them. */
  deviations: z.array(deviation),
  sentAt: z.string(),
  isOver: z.boolean(),
});
export type SentBankOffer = z.infer<typeof sentOffer>;

export const financedLine = z.object({
  title: z.string(),
  quantity: z.number(),
  unit: z.string(),
  total: z.string(),
  /** The product's picture or drawing; null for what the shop doesn't show. */
  image: z.optional(z.nullable(z.object({ light: z.string(), dark: z.string() }))),
});

/** The part of a quote that goes out to banks, as it was at that moment; titles are in the reader's language. */
export const financedQuote = z.object({
  number: z.string(),
  version: z.number(),
  maker: z.object({ name: z.string(), country: z.string() }),
  total: moneyAnswer,
  incoterm: z.string(),
  leadTimeWeeks: z.nullable(z.number()),
  lines: z.array(financedLine),
  warrantyMonths: z.optional(z.nullable(z.number())),
  milestones: z.optional(z.array(milestone)),
  paymentNote: z.optional(z.string()),
});
export type FinancedQuote = z.infer<typeof financedQuote>;

/** `GET /api/quotes/{id}/financing`, for the buyer's company alone. */
export const financingAnswer = z.object({
  /** The version that may be financed; null while there is none. */
  version: z.nullable(z.object({ id: z.string(), number: z.number(), total: moneyAnswer })),
  mayAsk: z.boolean(),
  consentVersion: z.string(),
  /** While nothing was asked: the banks, and what may be shared with them. */
  banks: z.array(bankToAsk),
  shareable: z.nullable(shareable),
  quoteNumber: z.string(),
  request: z.nullable(
    z.object({
      ...requestFields,
      state: z.enum(financingRequestStates),
      /** What the buyer decides on when it withdraws the whole request. */
      atStake: seen,
      /** Whether the buyer may withdraw it now. */
      mayWithdraw: z.boolean(),
      versionNumber: z.number(),
      /** False once the maker sent a newer version. */
      isVersionCurrent: z.boolean(),
      /** The newer version that may be shared instead; null where there is none or it doesn't stand. */
      newerVersion: z.nullable(z.object({ id: z.string(), number: z.number(), total: moneyAnswer })),
      askedBy: z.string(),
      askedAt: z.string(),
      /** The newest first. */
      consents: z.array(keptConsent),
      bankQuotes: z.array(
        z.object({
          id: z.string(),
          bank: z.object({
            id: z.string(),
            name: z.string(),
            country: z.string(),
            /** Its offers can't be accepted for now. */
            isSuspended: z.boolean(),
          }),
          state: z.enum(bankQuoteStates),
          /** The bank's words on declining. */
          reason: z.nullable(z.string()),
          /** Each time that somebody at the bank opened the request or a document of it, the newest first. */
          openings: z.array(z.object({ at: z.string(), document: z.nullable(z.string()) })),
          offers: z.array(sentOffer),
          /** Offers of a letter of credit, which are never compared with loans. */
          letters: z.array(sentLetter),
          ...dealingFields,
          /** What the buyer decides on now. */
          atStake: seen,
          /** The moves that the buyer may make now. */
          moves: z.array(z.string()),
        }),
      ),
    }),
  ),
});
export type FinancingAnswer = z.infer<typeof financingAnswer>;
export type BuyersFinancing = NonNullable<FinancingAnswer['request']>;

/** `GET /api/bank/quotes/{id}`: one request, as the bank that it was shared with sees it. */
export const bankQuoteDetail = z.object({
  ...requestFields,
  state: z.enum(bankVisibleStates),
  buyer: z.object({ name: z.string(), legalName: z.string(), country: z.string(), city: z.string() }),
  sharedAt: z.string(),
  /** Null once the buyer ended it: what was shared may not be read any more. */
  quote: z.nullable(financedQuote),
  /** What the buyer shared beside it; null like the quote. */
  papers: z.nullable(sharedPapers),
  isVersionCurrent: z.boolean(),
  reason: z.nullable(z.string()),
  ...dealingFields,
  offers: z.array(
    z.object({
      id: z.string(),
      number: z.number(),
      kind: z.enum(bankOfferKinds),
      state: z.enum(bankOfferStates),
      terms: bankOfferTerms,
      figures: offerFigures,
      purchase: purchaseFigures,
      deviations: z.array(deviation),
      preparedBy: z.string(),
      isMine: z.boolean(),
      decidedBy: z.nullable(z.string()),
      at: z.string(),
      isOver: z.boolean(),
    }),
  ),
  letters: z.array(ownLetter),
  assignee: z.nullable(bankOfficer),
  /** Everybody of my bank, to assign the request to. */
  officers: z.array(bankOfficer),
  exposure: bankExposure,
  /** Below it one person sends a binding offer: my bank's limit at today's rate. */
  aloneBelow: z.nullable(moneyAnswer),
  /** What the bank decides on now. */
  atStake: seen,
  /** The moves that the bank may make now. */
  moves: z.array(z.string()),
});
export type BankQuoteDetail = z.infer<typeof bankQuoteDetail>;
