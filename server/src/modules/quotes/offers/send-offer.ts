import {
  type OfferInput,
  quoteLimits,
  type SendOfferInput,
  type SentGuarantee,
} from 'shared-kit/contract/quotes';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findOffers } from '../../catalogue/index.ts';
import { latestRates } from '../../rates/index.ts';
import { endOfDay } from '../lifecycle/end-of-day.ts';
import type { DraftRow, LockedQuote, VersionRow } from '../lifecycle/locked-quote.ts';
import { openDraft } from '../lifecycle/open-draft.ts';
import type { Party } from '../lifecycle/party.ts';
import { type Made, takeTransition } from '../lifecycle/take-transition.ts';
import { type LineWords, lineWordsOf } from '../versions/line-words.ts';
import { offerFaultsOf } from '../versions/offer-faults.ts';
import { lineTotalOf, offerTotals } from '../versions/offer-totals.ts';
import { quoteVersion, quoteVersionLine } from '../versions/schema.ts';
import { assertPricesConfirmed, lastPricesOf } from './last-prices.ts';
import { offerLocale } from './offer-locale.ts';
import { partiesOf } from './parties.ts';
import { productWeights, withProductWeights } from './proforma-facts.ts';

const day = 86_400_000;
type NewVersion = typeof quoteVersion.$inferInsert;

/** Makes the next version from the draft and freezes everything in it. */
export async function sendOffer(
  tx: Tx,
  quote: LockedQuote,
  by: Party,
  { revision, text }: Pick<SendOfferInput, 'revision' | 'text'>,
): Promise<Made> {
  const draft = openDraft(quote);
  // Lists the missing fields; the transition's guard would only say that something is missing.
  const faults = draft ? offerFaultsOf(draft.offer, quote.now) : [];
  if (faults.length > 0) {
    const errors = faults.map(({ path, fault }) => ({ name: path, reason: fault }));
    throw new AppError('quote.terms-missing', { errors });
  }
  const write = async () => {
    if (!draft || draft.revision !== revision) throw new AppError('quote.draft-moved');
    assertPricesConfirmed(draft.offer.lines, await lastPricesOf(tx, quote, draft.offer.currency));
    await storeVersion(tx, quote, by, draft);
  };
  return takeTransition(tx, quote, 'send', { by, text, write });
}

async function storeVersion(tx: Tx, quote: LockedQuote, by: Party, draft: DraftRow): Promise<void> {
  const { lines } = draft.offer;
  const products = await findOffers(
    tx,
    quote.lines.flatMap(({ productId }) => productId ?? []),
  );
  const weighed = withProductWeights(lines, productWeights(lines, quote.lines, products));
  const language = await offerLocale(tx, quote, by);
  const askedFor = new Map(quote.lines.map((line) => [line.id, line]));
  const worded = weighed.map((line) => ({
    ...line,
    words: lineWordsOf(line, askedFor.get(line.key), language),
  }));
  quote.version = await insertVersion(tx, await versionOf(tx, { quote, draft, by }), worded);
  quote.counter = null;
  quote.approval = null;
}

async function versionOf(
  tx: Tx,
  { quote, draft, by }: Readonly<{ quote: LockedQuote; draft: DraftRow; by: Party }>,
): Promise<NewVersion> {
  const { id, offer } = draft;
  const { now } = quote;
  const { incoterm, freight } = offer;
  const { lines, discount, total } = offerTotals(offer);
  if (!incoterm || freight === null || lines === null || discount === null || total === null)
    throw new Error('the offer lacks a required field');
  const { tax, leadTimeWeeks, warrantyMonths, warrantyNote, milestones, paymentNote, bankDetails, note } =
    offer;
  const advanceGuarantee = frozenGuarantee(offer);
  const { date, source, rates } = await latestRates(tx);
  return {
    id,
    rfqId: quote.rfq.id,
    number: (quote.version?.number ?? 0) + 1,
    state: 'sent',
    currency: offer.currency,
    linesTotal: lines,
    freight,
    discount,
    total,
    incotermRule: incoterm.rule,
    incotermPlace: incoterm.place,
    terms: {
      tax,
      leadTimeWeeks,
      warrantyMonths,
      warrantyNote,
      milestones,
      paymentNote,
      bankDetails,
      advanceGuarantee,
      note,
    },
    parties: await partiesOf(tx, quote),
    fx: { date, source, rates },
    validUntil: offer.validUntil
      ? endOfDay(offer.validUntil)
      : new Date(now.getTime() + quoteLimits.validityDays * day),
    financingUntil: offer.financingUntil ? endOfDay(offer.financingUntil) : null,
    sentAt: now,
    sentBy: by.userId,
    sentByName: by.name ?? '',
  };
}

function frozenGuarantee({ advanceGuarantee }: OfferInput): SentGuarantee | null {
  if (!advanceGuarantee) return null;
  const { issuer, amount, until } = advanceGuarantee;
  if (amount === null || until === null) throw new Error('the guarantee lacks a required field');
  return { issuer, amount, until };
}

/** Writes a version with its lines. A trigger checks their sum when the transaction ends. */
export async function insertVersion(
  tx: Tx,
  version: NewVersion,
  lines: readonly (OfferInput['lines'][number] & { words?: LineWords })[],
): Promise<VersionRow> {
  const [row] = await tx.insert(quoteVersion).values(version).returning();
  if (!row) throw new Error('a version was not written');
  await tx.insert(quoteVersionLine).values(
    lines.map(({ key, quantity, unitPrice, ...facts }, at) => {
      if (unitPrice === null) throw new Error('a sent line needs a price');
      const total = lineTotalOf({ quantity, unitPrice });
      return { id: newId(), versionId: row.id, key, position: at + 1, quantity, unitPrice, total, facts };
    }),
  );
  return row;
}
