import { type ProductSort, productSorts } from 'shared-kit/contract/catalogue';
import { type Currency, currencies } from 'shared-kit/contract/money';
import { isCountry } from 'shared-kit/contract/regions';
import * as z from 'zod';
import { AppError, sealedCursorOf } from '../../../platform/http/index.ts';

/** What a cursor is valid for: any other value means another order of products. */
export type CursorBinding = Readonly<{
  sort: ProductSort;
  country: string | null;
  currency: Currency;
  rateDate: string;
  /** The searched words if they decide the order, else empty. */
  words: string;
}>;

/** The product at a page's edge with its sort key as PostgreSQL writes it; null if it has none. */
export type Position = Readonly<{ key: string | null; id: string }>;
export type Cursor = Readonly<{ direction: 'next' | 'previous'; position: Position }>;

/** Strict enough that PostgreSQL can parse every match. */
const keySchemas: Readonly<Record<ProductSort, z.ZodType<string>>> = {
  relevance: z.string().regex(/^\d(\.\d{1,20})?(e-\d{1,2})?$/),
  'price-asc': z.string().regex(/^\d{1,14}(\.\d{1,8})?$/),
  'price-desc': z.string().regex(/^\d{1,14}(\.\d{1,8})?$/),
  'lead-time': z.string().regex(/^\d{1,4}$/),
  newest: z.iso.datetime({ precision: 6 }).startsWith('20'),
};

const contents = z.object({
  s: z.enum(productSorts),
  c: z.string().refine(isCountry).nullable(),
  u: z.enum(currencies),
  d: z.iso.date(),
  w: z.string().max(400),
  to: z.enum(['next', 'previous']),
  k: z.string().max(60).nullable(),
  id: z.guid(),
});

export type ListingCursors = Readonly<{
  write: (cursor: Cursor, binding: CursorBinding) => string;
  /** Refuses forged ones (`cursor.invalid`) and those of another order or version (`cursor.stale`). */
  read: (text: string, binding: CursorBinding) => Cursor;
}>;

/** Sealed, because the sort key may be a private price and an address is passed on. */
export function listingCursors(secret: string): ListingCursors {
  const written = sealedCursorOf(contents, secret);
  return {
    write: ({ direction, position }, { sort, country, currency, rateDate, words }) =>
      written.write({
        s: sort,
        c: country,
        u: currency,
        d: rateDate,
        w: words,
        to: direction,
        k: position.key,
        id: position.id,
      }),
    read: (text, binding) => {
      const { s, c, u, d, w, to, k, id } = written.read(text);
      const isKey = k === null ? s.startsWith('price') : keySchemas[s].safeParse(k).success;
      if (!isKey) throw new AppError('cursor.invalid');
      const isSame =
        s === binding.sort &&
        c === binding.country &&
        u === binding.currency &&
        d === binding.rateDate &&
        w === binding.words;
      if (!isSame) throw new AppError('cursor.stale');
      return { direction: to, position: { key: k, id } };
    },
  };
}
