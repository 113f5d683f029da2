import { formatMoney, type Locale, type QuoteGroupAnswer } from 'shared-kit/contract';
import { formatLastDay } from 'shared-kit/shell';
import { isZero } from '../../../negotiation/exact-amount.ts';
import type { useText } from '../../../text.ts';
import { paymentOf } from '../../quote/terms-of.ts';
import type { Bid, BidOffer } from './bids-query.ts';

type Text = ReturnType<typeof useText>;
export type BidCell = Readonly<{
  /** Null where the maker has not stated it. */
  text: string | null;
  note: string | null;
  /** What decides on the best; null where it can't be compared. */
  figure: number | null;
}>;
export type BidRow = Readonly<{
  key: string;
  label: string;
  better: 'lower' | 'higher' | null;
  /** One of each bid; null as long as there is no offer. */
  cells: readonly (BidCell | null)[];
}>;

type Fact = Readonly<{ text: string | null; note?: string | null; figure?: number | null }>;
type Reading = Readonly<{
  key: string;
  label: string;
  better?: BidRow['better'];
  of: (offer: BidOffer) => Fact;
}>;

/** Money in the offer's currency; what it is about in the reader's stands below it. */
const inBoth = (own: BidOffer['goods'], converted: BidOffer['goods'], t: Text): Fact => ({
  text: formatMoney(own),
  note: own.currency === converted.currency ? null : t('bids.about', { amount: formatMoney(converted) }),
  figure: Number(converted.amount),
});

function freightOf({ freight, lacksCarriage }: BidOffer, t: Text): Fact {
  if (!isZero(freight.amount)) return { text: formatMoney(freight) };
  return lacksCarriage ? { text: null, note: t('bids.freight-yours') } : { text: t('bids.freight-in-price') };
}

function effectiveOf(
  { total, effective, lacksCarriage, abovePercent }: BidOffer,
  { t, locale, isSure }: Readonly<{ t: Text; locale: Locale; isSure: boolean }>,
): Fact {
  const above = Number(abovePercent ?? '0');
  const isConverted = total.currency !== effective.currency;
  const notes = [
    isConverted && t('bids.offered', { amount: formatMoney(total) }),
    above > 0 && t('bids.above', { percent: above.toLocaleString(locale) }),
    lacksCarriage && t('bids.without-carriage'),
  ].filter((note) => note !== false);
  return {
    text: isConverted ? t('bids.about', { amount: formatMoney(effective) }) : formatMoney(effective),
    note: notes.join(', ') || null,
    figure: isSure ? Number(effective.amount) : null,
  };
}

/** Whether the least is the least whatever the carriage costs that some have left open. */
function isLeastSure(bids: readonly Bid[]): boolean {
  const offers = bids.flatMap(({ offer }) => (offer?.isComparable ? [offer] : []));
  const least = Math.min(...offers.map(({ effective }) => Number(effective.amount)));
  return offers.every(({ lacksCarriage, effective }) => !lacksCarriage || Number(effective.amount) > least);
}

const readingsOf = (bids: readonly Bid[], t: Text, locale: Locale): Reading[] => [
  {
    key: 'price',
    label: t('bids.row.price'),
    better: 'lower',
    of: ({ goods, goodsConverted }) => inBoth(goods, goodsConverted, t),
  },
  { key: 'freight', label: t('bids.row.freight'), of: (offer) => freightOf(offer, t) },
  {
    key: 'effective',
    label: t('bids.row.effective'),
    better: 'lower',
    of: (offer) => effectiveOf(offer, { t, locale, isSure: isLeastSure(bids) }),
  },
  {
    key: 'lead-time',
    label: t('quote.terms.lead-time'),
    better: 'lower',
    of: ({ leadTimeWeeks: weeks }) => ({
      text: weeks === null ? null : t('quote.terms.weeks', { count: weeks }),
      figure: weeks,
    }),
  },
  {
    key: 'delivery',
    label: t('quote.terms.delivery'),
    of: ({ incoterm }) => ({ text: `${incoterm.rule} ${incoterm.place}`.trim() }),
  },
  { key: 'payment', label: t('quote.terms.payment'), of: (offer) => ({ text: paymentOf(t, offer) }) },
  {
    key: 'warranty',
    label: t('quote.terms.warranty'),
    better: 'higher',
    of: ({ warrantyMonths: months }) => ({
      text: months === null ? null : t('quote.terms.months', { count: months }),
      figure: months,
    }),
  },
  {
    key: 'financing',
    label: t('quote.terms.financing'),
    of: ({ financingUntil }) => ({
      text: financingUntil
        ? t('quote.terms.subject-until', { day: formatLastDay(financingUntil, locale) })
        : t('quote.terms.unconditional'),
    }),
  },
  {
    key: 'validity',
    label: t('quote.head.valid-until'),
    of: ({ validUntil }) => ({ text: formatLastDay(validUntil, locale) }),
  },
];

/** Offers fact by fact. Only what still is, or was, a choice is measured against its neighbours. */
export function bidRows(
  { kind, bids }: Pick<QuoteGroupAnswer, 'kind' | 'bids'>,
  t: Text,
  locale: Locale,
): BidRow[] {
  const isOneWish = kind === 'broadcast';
  return readingsOf(bids, t, locale).map(({ key, label, better = null, of }) => ({
    key,
    label,
    better: isOneWish ? better : null,
    cells: bids.map(({ offer }) => {
      if (!offer) return null;
      const { text, note = null, figure = null } = of(offer);
      return { text, note, figure: offer.isComparable ? figure : null };
    }),
  }));
}

/** The best figure of a row, where there are different ones to choose from. */
export function bestOf({ better, cells }: BidRow): number | null {
  const figures = cells.flatMap((cell) => cell?.figure ?? []);
  if (better === null || new Set(figures).size < 2) return null;
  return better === 'higher' ? Math.max(...figures) : Math.min(...figures);
}
