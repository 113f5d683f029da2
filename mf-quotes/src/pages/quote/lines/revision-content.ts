import type { Locale } from 'shared-kit/contract/languages';
import type { Currency } from 'shared-kit/contract/money';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import type { ComparableLine } from '../../../negotiation/compare-lines.ts';

export type ShownLine = ComparableLine &
  Readonly<{
    unit: string;
    sku: string | null;
    description: string;
    productId: string | null;
    /** The private list that a request's price comes from; offers state their own. */
    priceList: string | null;
    /** The language of the maker's own words; null: they are the product's. */
    writtenIn: Locale | null;
  }>;

/** The figures of one revision. The request's list prices are included. */
export type RevisionContent = Readonly<{
  number: number;
  currency: Currency;
  lines: readonly ShownLine[];
  freight: string | null;
  discount: string | null;
  total: string | null;
}>;

/** `number` 0 is the request. */
export function contentOf(quote: QuoteDetail, number: number): RevisionContent {
  const productIds = new Map(quote.request.lines.map(({ key, productId }) => [key, productId]));
  const version = quote.versions.find((each) => each.number === number);
  if (version)
    return {
      number,
      currency: version.currency,
      lines: version.lines.map((line) => ({
        ...line,
        productId: productIds.get(line.key) ?? null,
        priceList: null,
      })),
      freight: version.freight,
      discount: version.discount,
      total: version.total,
    };
  const { lines, currency, total } = quote.request;
  return {
    number: 0,
    currency,
    lines: lines.map((line) => ({
      ...line,
      description: [line.options, line.note].filter(Boolean).join(' · '),
      writtenIn: null,
    })),
    freight: null,
    discount: null,
    total: total?.amount ?? null,
  };
}
