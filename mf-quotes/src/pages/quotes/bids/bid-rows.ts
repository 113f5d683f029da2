import type { Locale } from 'shared-kit/contract/languages';
import { formatMoney, type Money, moneyColumn, roughly } from 'shared-kit/contract/money';
import type { QuoteGroupAnswer } from 'shared-kit/contract/quotes';
import { formatLastDay } from 'shared-kit/shell';
import { isZero } from '../../../negotiation/exact-amount.ts';
import type { useText } from '../../../text.ts';
import { paymentOf } from '../../quote/terms-of.ts';
import type { Bid, BidOffer } from './bids-query.ts';

type Text = ReturnType<typeof useText>;
export type BidCell = Readonly<{
  /** Null if the maker hasn't stated it. */
  text: string | null;
  note: string | null;
  /** The number by which the best is chosen; null if it can't be compared. */
  figure: number | null;
}>;
export type BidRow = Readonly<{
  key: string;
  label: string;
  better: 'lower' | 'higher' | null;
  /** One cell per bid; null if there is no offer yet. */
  cells: readonly (BidCell | null)[];
}>;

type Fact = Readonly<{ text: string | null; note?: string | null; figure?: number | null }>;
type Reading = Readonly<{
  key: string;
  label: string;
  better?: BidRow['better'];
  of: (offer: BidOffer) => Fact;
}>;

/** Facts about all bids that the texts of a row depend on. */
type RowContext = Readonly<{
  t: Text;
  locale: Locale;
  /** Whether all offers deliver to the same place under the same incoterm. */
  isOneDelivery: boolean;
  isLeastSure: boolean;
  /** Formats the amounts of a row alike. */
  money: (of: (offer: BidOffer) => Money) => typeof formatMoney;
}>;

/** Price of the goods in the offer's currency; the approximate value in the reader's currency is below it. */
function priceOf({ goods, goodsConverted }: BidOffer, { t, isOneDelivery, money }: RowContext): Fact {
  const isConverted = goods.currency !== goodsConverted.currency;
  return {
    text: money((offer) => offer.goods)(goods),
    note: isConverted ? t('bids.about', { amount: formatMoney(roughly(goodsConverted)) }) : null,
    figure: isOneDelivery ? Number(goodsConverted.amount) : null,
  };
}

function freightOf({ freight, lacksCarriage }: BidOffer, { t, money }: RowContext): Fact {
  if (!isZero(freight.amount)) return { text: money((offer) => offer.freight)(freight) };
  return lacksCarriage ? { text: null, note: t('bids.freight-yours') } : { text: t('bids.freight-in-price') };
}

function effectiveOf(
  { total, effective, lacksCarriage, abovePercent }: BidOffer,
  { t, locale, isOneDelivery, isLeastSure: isSure, money }: RowContext,
): Fact {
  const above = isOneDelivery ? Number(abovePercent ?? '0') : 0;
  const isConverted = total.currency !== effective.currency;
  const shown = isConverted ? formatMoney(roughly(effective)) : money((offer) => offer.effective)(effective);
  const notes = [
    isConverted && t('bids.offered', { amount: formatMoney(total) }),
    above > 0 && t('bids.above', { percent: above.toLocaleString(locale) }),
    lacksCarriage && t('bids.without-carriage'),
  ].filter((note) => note !== false);
  return {
    text: isConverted ? t('bids.about', { amount: shown }) : shown,
    note: notes.join(', ') || null,
    figure: isOneDelivery && isSure ? Number(effective.amount) : null,
  };
}

/**
 * Whether all comparable offers deliver to one place under one incoterm. Otherwise their prices include different
 * freight.
 */
export function isOneDelivery(bids: readonly Bid[]): boolean {
  const deliveries = bids.flatMap(({ offer }) =>
    offer?.isComparable ? `${offer.incoterm.rule} ${folded(offer.incoterm.place)}` : [],
  );
  return new Set(deliveries).size < 2;
}

/** Makes `İZMİR` and `Izmir` equal. */
const folded = (place: string): string =>
  place.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

/** Whether the lowest price stays the lowest, whatever freight the other offers leave open. */
function isLeastSure(bids: readonly Bid[]): boolean {
  const offers = bids.flatMap(({ offer }) => (offer?.isComparable ? [offer] : []));
  const least = Math.min(...offers.map(({ effective }) => Number(effective.amount)));
  return offers.every(({ lacksCarriage, effective }) => !lacksCarriage || Number(effective.amount) > least);
}

const readingsOf = (context: RowContext): Reading[] => [...priceReadings(context), ...termReadings(context)];

const priceReadings = (context: RowContext): Reading[] => {
  const { t } = context;
  return [
    {
      key: 'price',
      label: t('bids.row.price'),
      better: 'lower',
      of: (offer) => priceOf(offer, context),
    },
    { key: 'freight', label: t('bids.row.freight'), of: (offer) => freightOf(offer, context) },
    {
      key: 'effective',
      label: t('bids.row.effective'),
      better: 'lower',
      of: (offer) => effectiveOf(offer, context),
    },
  ];
};

const termReadings = ({ t, locale }: RowContext): Reading[] => [
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

/** The offers fact by fact. Only offers that are or were open to choice are compared for the best value. */
export function bidRows(
  { kind, bids }: Pick<QuoteGroupAnswer, 'kind' | 'bids'>,
  t: Text,
  locale: Locale,
): BidRow[] {
  const isOneWish = kind === 'broadcast';
  const context: RowContext = {
    t,
    locale,
    isOneDelivery: isOneDelivery(bids),
    isLeastSure: isLeastSure(bids),
    money: (of) => moneyColumn(bids.map(({ offer }) => offer && of(offer))),
  };
  return readingsOf(context).map(({ key, label, better = null, of }) => ({
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

/** The best figure of a row, if figures differ. */
export function bestOf({ better, cells }: BidRow): number | null {
  const figures = cells.flatMap((cell) => cell?.figure ?? []);
  if (better === null || new Set(figures).size < 2) return null;
  return better === 'higher' ? Math.max(...figures) : Math.min(...figures);
}
