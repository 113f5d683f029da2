import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { groupedAccount } from 'shared-kit/contract/checks';
import { dayOf } from 'shared-kit/contract/dates';
import { defaultLocale, type Locale } from 'shared-kit/contract/languages';
import {
  type AttachmentAnswer,
  emptyOffer,
  type OfferDraftAnswer,
  type OfferInput,
  termsFromTemplate,
} from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { inLocale } from '../../../platform/local-text.ts';
import { findInForce } from '../../bank-accounts/index.ts';
import { priceNow } from '../../cart/index.ts';
import { findOffers, type Offer } from '../../catalogue/index.ts';
import { attachmentAnswers } from '../correspondence/attachments.ts';
import { discountAnswer } from '../discounts/discount-answer.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import { openDraft } from '../lifecycle/open-draft.ts';
import type { Party } from '../lifecycle/party.ts';
import { quoteAttachment } from '../lifecycle/schema.ts';
import { pricingFor } from '../requests/pricing-for.ts';
import { rfq } from '../schema.ts';
import { findDefaults } from '../templates/templates.ts';
import { offerFaultsOf } from '../versions/offer-faults.ts';
import { offerTotals } from '../versions/offer-totals.ts';
import { quoteVersion } from '../versions/schema.ts';
import { lastOwnCosts } from './last-own-costs.ts';
import { lastPricesOf } from './last-prices.ts';
import { commonLocale } from './offer-locale.ts';
import { productWeights, proformaGaps } from './proforma-facts.ts';
import { requestedLineOf } from './requested-line.ts';

/**
 * The offer that the maker's editor starts with: the open draft, else the last version, else the request at list
 * prices. The last is in the maker's language if the buyer reads it too.
 */
export async function readDraft(
  tx: Tx,
  quote: LockedQuote,
  reader: Pick<Party, 'userId' | 'role'>,
  locale: Locale = defaultLocale,
): Promise<OfferDraftAnswer> {
  const products = await findOffers(
    tx,
    quote.lines.flatMap(({ productId }) => productId ?? []),
  );
  const open = openDraft(quote);
  const common = await commonLocale(tx, quote, locale);
  const offer = open?.offer ?? (await nextOffer(tx, quote, products, common));
  const totals = offerTotals(offer);
  const weights = productWeights(offer.lines, quote.lines, products);
  return {
    id: open?.id ?? null,
    revision: quote.draft?.revision ?? 0,
    offer,
    locale: common,
    attachments: await attachmentsOf(tx, quote, offer.attachmentIds),
    internalNote: quote.draft?.internalNote ?? '',
    ownCosts: quote.draft?.ownCosts ?? (await lastOwnCosts(tx, quote)),
    ...(await discountAnswer(tx, quote, offer, reader)),
    savedAt: open?.savedAt.toISOString() ?? null,
    savedBy: open?.savedByName ?? null,
    totals: {
      lines: totals.lines,
      discount: totals.discount,
      total: totals.total,
      lineTotals: offer.lines.map(({ key }, at) => ({ key, total: totals.perLine[at] ?? null })),
    },
    faults: offerFaultsOf(offer, quote.now),
    tiers: await tiersOfLines(tx, quote, products),
    lastPrices: await lastPricesOf(tx, quote, offer.currency),
    weights,
    gaps: proformaGaps(offer, weights),
  };
}

/** The quantity discounts that the buyer gets in the shop. */
async function tiersOfLines(
  tx: Tx,
  { rfq: request, lines }: LockedQuote,
  products: ReadonlyMap<string, Offer>,
): Promise<OfferDraftAnswer['tiers']> {
  const { buyerCompanyId: companyId, deliveryCountry } = request;
  const pricing = await pricingFor(tx, { companyId, deliveryCountry, products: [...products.keys()] });
  return lines.map(({ id, productId, variantId, unitPrice }) => {
    const offer = productId === null ? undefined : products.get(productId);
    return {
      key: id,
      listPrice: unitPrice,
      steps: offer ? priceNow(offer.product, variantId, pricing).tiers : [],
    };
  });
}

async function attachmentsOf(
  tx: Tx,
  { rfq: request }: LockedQuote,
  ids: readonly string[],
): Promise<AttachmentAnswer[]> {
  if (ids.length === 0) return [];
  const named = and(inArray(quoteAttachment.id, [...ids]), eq(quoteAttachment.rfqId, request.id));
  return attachmentAnswers(tx, await tx.select().from(quoteAttachment).where(named));
}

/**
 * The next offer starts from all that the last one says but a validity that is over, and its files, which the last
 * keeps. Another date that is over stays, so that sending asks for it instead of dropping the term. The first starts
 * from the request and the company's defaults. Either is to be paid to the company's account in force.
 */
async function nextOffer(
  tx: Tx,
  quote: LockedQuote,
  products: ReadonlyMap<string, Offer>,
  locale: Locale,
): Promise<OfferInput> {
  const last = quote.draft?.offer;
  const account = await accountInForce(tx, quote.rfq.sellerCompanyId);
  const bankDetails = account ?? last?.bankDetails ?? (await lastBankDetails(tx, quote));
  if (last) {
    const isOver = last.validUntil !== null && last.validUntil < dayOf(quote.now);
    const validUntil = isOver ? null : last.validUntil;
    return { ...last, bankDetails, validUntil, attachmentIds: [] };
  }
  const defaults = await findDefaults(tx, quote.rfq.sellerCompanyId);
  const offer = firstOffer(quote, products, locale, bankDetails);
  if (!defaults) return offer;
  const { incoterm, ...terms } = termsFromTemplate(defaults, locale, quote.now);
  // The buyer's wish goes before the maker's habit, and that before what its price list says.
  const isWished = quote.rfq.incotermRule !== null;
  return { ...offer, ...terms, ...(incoterm && !isWished && { incoterm }) };
}

function firstOffer(
  { rfq: request, lines }: LockedQuote,
  products: ReadonlyMap<string, Offer>,
  locale: Locale,
  bankDetails: OfferInput['bankDetails'],
): OfferInput {
  const sold = lines.flatMap(({ productId }) => (productId && products.get(productId)?.product) || []);
  const [first] = sold;
  const { incotermRule, incotermPlace } = request;
  const wish = incotermRule && { rule: incotermRule, place: incotermPlace ?? '' };
  const usual = first && { rule: first.incotermRule, place: first.incotermPlace };
  return {
    ...emptyOffer(request.currency),
    lines: lines.map((line) => ({
      key: line.id,
      title: requestedLineOf(line, locale).title,
      description: requestedLineOf(line, locale).options,
      sku: line.sku,
      quantity: line.quantity,
      unit: line.unit,
      unitPrice: line.unitPrice,
      hsCode: line.hsCode,
      originCountry: line.originCountry,
      netWeightKg: null,
      grossWeightKg: null,
    })),
    incoterm: wish ?? usual ?? null,
    leadTimeWeeks: sold.length > 0 ? Math.max(...sold.map(({ leadTimeWeeks }) => leadTimeWeeks)) : null,
    warrantyMonths: first?.warrantyMonths ?? null,
    warrantyNote: first ? inLocale(first.warranty, locale) : '',
    bankDetails,
  };
}

/** The account to which the maker is paid, as its people confirmed it. */
async function accountInForce(tx: Tx, companyId: string): Promise<OfferInput['bankDetails']> {
  const row = await findInForce(tx, companyId);
  if (!row) return null;
  return { bank: row.bank, accountHolder: row.holder, iban: groupedAccount(row.account), swift: row.bic };
}

/** The bank details in the maker's most recent offer to anybody. */
async function lastBankDetails(tx: Tx, { rfq: request }: LockedQuote): Promise<OfferInput['bankDetails']> {
  const [row] = await tx
    .select({ terms: quoteVersion.terms })
    .from(quoteVersion)
    .innerJoin(rfq, eq(rfq.id, quoteVersion.rfqId))
    .where(
      and(
        eq(rfq.sellerCompanyId, request.sellerCompanyId),
        isNotNull(sql`nullif(${quoteVersion.terms} -> 'bankDetails', 'null'::jsonb)`),
      ),
    )
    .orderBy(desc(quoteVersion.sentAt))
    .limit(1);
  return row?.terms.bankDetails ?? null;
}
