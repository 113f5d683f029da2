import {
  formatMoney,
  type Locale,
  type Money,
  moneyColumn,
  type QuoteGroupAnswer,
} from 'shared-kit/contract';
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

/** What the facts of all bids are told by. */
type Telling = Readonly<{
  t: Text;
  locale: Locale;
  /** Whether all offers deliver at the same place under the same term. */
  isOneDelivery: boolean;
  isLeastSure: boolean;
  /** Formats all amounts of a row alike. */
  money: (of: (offer: BidOffer) => Money) => typeof formatMoney;
}>;

/** Goods in the offer's currency; about what they are in the reader's stands below. */
function priceOf({ goods, goodsConverted }: BidOffer, { t, isOneDelivery, money }: Telling): Fact {
  const isConverted = goods.currency !== goodsConverted.currency;
  return {
    text: money((offer) => offer.goods)(goods),
    note: isConverted ? t('bids.about', { amount: formatMoney(goodsConverted) }) : null,
    figure: isOneDelivery ? Number(goodsConverted.amount) : null,
  };
}

function freightOf({ freight, lacksCarriage }: BidOffer, { t, money }: Telling): Fact {
  if (!isZero(freight.amount)) return { text: money((offer) => offer.freight)(freight) };
  return lacksCarriage ? { text: null, note: t('bids.freight-yours') } : { text: t('bids.freight-in-price') };
}

function effectiveOf(
  { total, effective, lacksCarriage, abovePercent }: BidOffer,
  { t, locale, isOneDelivery, isLeastSure: isSure, money }: Telling,
): Fact {
  const above = isOneDelivery ? Number(abovePercent ?? '0') : 0;
  const shown = money((offer) => offer.effective)(effective);
  const isConverted = total.currency !== effective.currency;
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

/** Whether the offers that are compared deliver at one place under one term. Else their prices contain different carriage. */
export function isOneDelivery(bids: readonly Bid[]): boolean {
  const deliveries = bids.flatMap(({ offer }) =>
    offer?.isComparable ? `${offer.incoterm.rule} ${folded(offer.incoterm.place)}` : [],
  );
  return new Set(deliveries).size < 2;
}

/** `İZMİR` and `Izmir` are one place. */
const folded = (place: string): string =>
  place.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

/** Whether the least is the least whatever the carriage costs that some have left open. */
function isLeastSure(bids: readonly Bid[]): boolean {
  const offers = bids.flatMap(({ offer }) => (offer?.isComparable ? [offer] : []));
  const least = Math.min(...offers.map(({ effective }) => Number(effective.amount)));
  return offers.every(({ lacksCarriage, effective }) => !lacksCarriage || Number(effective.amount) > least);
}

const readingsOf = (telling: Telling): Reading[] => {
  const { t, locale } = telling;
  return [
    {
      key: 'price',
      label: t('bids.row.price'),
      better: 'lower',
      of: (offer) => priceOf(offer, telling),
    },
    { key: 'freight', label: t('bids.row.freight'), of: (offer) => freightOf(offer, telling) },
    {
      key: 'effective',
      label: t('bids.row.effective'),
      better: 'lower',
      of: (offer) => effectiveOf(offer, telling),
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
};

/** Offers fact by fact. Only what still is, or was, a choice is measured against its neighbours. */
export function bidRows(
  { kind, bids }: Pick<QuoteGroupAnswer, 'kind' | 'bids'>,
  t: Text,
  locale: Locale,
): BidRow[] {
  const isOneWish = kind === 'broadcast';
  const telling: Telling = {
    t,
    locale,
    isOneDelivery: isOneDelivery(bids),
    isLeastSure: isLeastSure(bids),
    money: (of) => moneyColumn(bids.map(({ offer }) => offer && of(offer))),
  };
  return readingsOf(telling).map(({ key, label, better = null, of }) => ({
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
