import * as z from 'zod/mini';
import { seenInput } from '../binding/seen.ts';
import { dayInput } from '../dates/day-input.ts';
import { isUuid } from '../endpoints/identifier.ts';
import { figureFields } from '../figures/figure-fields.ts';
import { figure } from '../figures/figure-schema.ts';
import { currencies } from '../money/currency.ts';
import { nameInput } from '../names/name-input.ts';
import { printed } from '../printed-text/printed.ts';
import { salesUnits } from '../products/sales-unit.ts';
import { allCountries } from '../regions/region.ts';
import { uploadName } from '../uploads/upload-name.ts';
import { quoteIncoterms, quoteLimits } from './quote-terms.ts';
import { awardModes } from './states.ts';

/** Input of endpoints around quotes. Every POST and PUT needs an `Idempotency-Key`, except uploads. */
export const quoteId = z.string().check(z.refine(isUuid));
const text = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max));
/** An exact amount that is not negative, with at most four decimals. */
export const unitAmount = figure(figureFields.unitPrice);
/** A sum of money, in cents at most. */
export const sumAmount = figure(figureFields.sum);
const quantity = z.int().check(z.minimum(1), z.maximum(quoteLimits.quantity));
const attachmentIds = z.array(quoteId).check(z.maxLength(quoteLimits.attachments));

/** How the goods are wanted. The country prices the request; the delivery term is a wish. */
export const requestTerms = z.object({
  deliveryCountry: z.enum(allCountries),
  deliveryPlace: printed(text(0, quoteLimits.place)),
  incoterm: z.nullable(
    z.object({ rule: z.enum(quoteIncoterms), place: printed(text(0, quoteLimits.place)) }),
  ),
  /** The last day for the first answer, through its end in UTC; null: the usual time. */
  replyBy: z.nullable(dayInput('request.replyBy')),
  note: text(0, quoteLimits.note),
  /** Uploaded before; every maker gets them. */
  attachmentIds,
});
export type RequestTerms = z.infer<typeof requestTerms>;

/** `POST /api/quotes/from-cart`: one RFQ for each maker of these lines. */
export const fromCartInput = z.extend(requestTerms, {
  /** Left out of it: saved for later, or asked another time. */
  cartLineIds: z.array(quoteId).check(z.minLength(1), z.maxLength(quoteLimits.lines)),
});
export type FromCartInput = z.infer<typeof fromCartInput>;

/** One product in the combination and quantity that is asked for. */
const wishedProduct = { productId: quoteId, variantId: z.nullable(text(1, 200)), quantity };

/** `POST /api/quotes/for-product`: one RFQ to the maker of one product, past the cart. */
export const forProductInput = z.extend(requestTerms, wishedProduct);
export type ForProductInput = z.infer<typeof forProductInput>;

/** `POST /api/quotes/prices`: asks for nothing, so it needs no key. */
export const deliveryPricesInput = z.object({
  deliveryCountry: requestTerms.shape.deliveryCountry,
  products: z.array(z.object(wishedProduct)).check(z.minLength(1), z.maxLength(quoteLimits.lines)),
});
export type DeliveryPricesInput = z.infer<typeof deliveryPricesInput>;

/** `PUT …/request`: a draft as it shall be. A line that isn't named is taken out; prices are read again. */
export const draftRequestInput = z.extend(z.omit(requestTerms, { attachmentIds: true }), {
  /** The quote's revision that was read; another one means that a colleague was faster. */
  revision: z.int().check(z.minimum(0)),
  lines: z
    .array(z.object({ key: quoteId, quantity, note: text(0, quoteLimits.note) }))
    .check(z.minLength(1), z.maxLength(quoteLimits.lines)),
});
export type DraftRequestInput = z.infer<typeof draftRequestInput>;

/** `POST /api/quotes/broadcast`: several makers are asked, each for a product of its own in a quantity of its own. */
export const broadcastInput = z.extend(requestTerms, {
  award: z.enum(awardModes),
  /** One product of each maker; a maker with two of them gets both in one RFQ. */
  products: z.array(z.object(wishedProduct)).check(z.minLength(2), z.maxLength(quoteLimits.makers)),
});
export type BroadcastInput = z.infer<typeof broadcastInput>;

/** `POST /api/quotes/free-form`: makers of one category are asked for something that no product is, in the buyer's words. */
export const freeFormInput = z.extend(requestTerms, {
  award: z.enum(awardModes),
  category: text(1, 80),
  what: printed(text(1, quoteLimits.title)),
  quantity,
  unit: z.enum(salesUnits),
  makers: z.array(quoteId).check(z.minLength(1), z.maxLength(quoteLimits.freeFormMakers)),
});
export type FreeFormInput = z.infer<typeof freeFormInput>;

/** `POST …/ask`, `…/answer`: words are needed. */
export const wordsInput = z.object({ text: text(1, quoteLimits.text), attachmentIds });
export type WordsInput = z.infer<typeof wordsInput>;
/** `POST …/keep-offer`, `…/ask-renewal`, `…/approval`: words may be left out. */
export const optionalWordsInput = z.object({ text: text(0, quoteLimits.text) });

/** `POST …/submit`, where the words are nothing. */
export const noInput = z.object({});

/** The version that somebody decides on, as they saw it. */
const seenVersion = { versionId: quoteId };
/** `POST …/approval`. A total that isn't the version's is refused. */
const seenOffer = z.object({ ...seenVersion, total: sumAmount, currency: z.enum(currencies) });
/** `POST …/accept`. */
export const acceptInput = z.extend(seenInput, {
  /** Binds only once a financing contract is signed, where the maker's terms allow it, until the maker's date. */
  isSubjectToFinancing: z._default(z.boolean(), false),
});
export type AcceptInput = z.infer<typeof acceptInput>;
export const askApprovalInput = z.extend(seenOffer, { text: text(0, quoteLimits.text) });
export type AskApprovalInput = z.infer<typeof askApprovalInput>;

const reason = text(1, quoteLimits.reason);
/** `POST …/decline`, `…/withdraw`: `versionId` is null where the request itself is ended, before any offer. */
export const reasonInput = z.extend(seenInput, { versionId: z.nullable(quoteId), reason });
export type ReasonInput = z.infer<typeof reasonInput>;
/** `POST …/financing-date`: an acceptance may wait for financing through this day. */
export const extendFinancingInput = z.object({ ...seenVersion, until: dayInput('acceptance.until') });
export type ExtendFinancingInput = z.infer<typeof extendFinancingInput>;
export const refuseApprovalInput = z.extend(seenInput, { reason });
export const refuseDiscountInput = z.object({ reason });
/** `POST …/discount`: exactly what was saved under this revision. */
export const askDiscountInput = z.object({
  revision: z.int().check(z.minimum(1)),
  text: text(0, quoteLimits.text),
});
export type AskDiscountInput = z.infer<typeof askDiscountInput>;

/** `POST …/ask-renewal`. */
export const askRenewalInput = z.object({ ...seenVersion, text: text(0, quoteLimits.text) });
export type AskRenewalInput = z.infer<typeof askRenewalInput>;

/** `POST …/counter`: what the buyer would rather have; something of it has to be there. */
export const counterInput = z.object({
  ...seenVersion,
  targetTotal: z.nullable(sumAmount),
  /** The version's total, where the wish is far from it and the buyer said yes to both. */
  totalConfirmedAfter: z.optional(sumAmount),
  lines: z
    .array(
      z.object({
        /** The line's key, the same in every version. */
        key: quoteId,
        quantity: z.nullable(quantity),
        unitPrice: z.nullable(unitAmount),
        /** The line's last price, where this one is far from it and the buyer said yes to both. */
        confirmedAfter: z.optional(unitAmount),
        terms: text(0, quoteLimits.reason),
      }),
    )
    .check(z.maxLength(quoteLimits.lines)),
  text: text(0, quoteLimits.text),
});
export type CounterInput = z.infer<typeof counterInput>;
/** `POST …/withdraw-counter`, `…/keep-offer`. */
export const withdrawCounterInput = z.object({ counterId: quoteId });
export const keepOfferInput = z.object({ counterId: quoteId, text: text(0, quoteLimits.text) });

/** `POST …/messages`: `lineKey` null is about the quote as a whole. Words or attachments have to be there. */
export const messageInput = z.object({
  text: text(0, quoteLimits.text),
  lineKey: z.nullable(quoteId),
  attachmentIds,
});
export type MessageInput = z.infer<typeof messageInput>;

/** `POST /api/quote-groups/{id}/award`: these offers are accepted together, all of them or none; the rest loses. */
/** What was read of all of them together, in the order of the quotes' ids. */
export const awardInput = z.extend(seenInput, {
  accept: z
    .array(z.extend(z.omit(acceptInput, { seen: true }), { quoteId }))
    .check(z.minLength(1), z.maxLength(quoteLimits.makers)),
});
export type AwardInput = z.infer<typeof awardInput>;

/** `POST …/shares`: a link to read without signing in. */
export const shareInput = z.object({
  /** Whom it is for, so that the right one can be revoked. */
  label: nameInput('thing', { least: 1, most: quoteLimits.place }),
  days: z.int().check(z.minimum(1), z.maximum(quoteLimits.longestDays)),
});
export type ShareInput = z.infer<typeof shareInput>;

export const attachmentQuery = z.object({ name: uploadName });
