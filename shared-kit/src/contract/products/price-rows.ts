import type { PriceEntry, PriceMap } from '../prices/price-map.ts';
import type { PriceRow } from './price-row.ts';
import { isPriceZone } from './price-zones.ts';

const hasBegun = ({ from }: PriceRow, day: string): boolean => from === null || from <= day;
const hasEnded = ({ until }: PriceRow, day: string): boolean => until !== null && until < day;
export const isInForce = (row: PriceRow, day: string): boolean => hasBegun(row, day) && !hasEnded(row, day);

/** Rows of one place whose times overlap, as pairs of indexes: nobody could say which price holds. */
export function overlapsOf(rows: readonly PriceRow[]): readonly (readonly [number, number])[] {
  const first = '0000-01-01';
  const last = '9999-12-31';
  return rows.flatMap((row, at) =>
    rows.flatMap((other, index) => {
      const meets =
        index > at &&
        other.place === row.place &&
        (row.from ?? first) <= (other.until ?? last) &&
        (other.from ?? first) <= (row.until ?? last);
      return meets ? [[at, index] as const] : [];
    }),
  );
}

/**
 * The price map of a day. A place whose last row has lapsed is on request: buyers there never silently get the world's
 * price. One whose first row is still to come has the price of the zone around it until then.
 */
export function priceMapOn(rows: readonly PriceRow[], day: string): PriceMap {
  const map: { regions: PriceMap['regions']; countries: PriceMap['countries'] } = {
    regions: {},
    countries: {},
  };
  for (const [place, its] of Map.groupBy(rows, (row) => row.place)) {
    if (!its.some((row) => hasBegun(row, day))) continue;
    const current = its.find((row) => isInForce(row, day));
    const zone = isPriceZone(place) ? map.regions : map.countries;
    zone[place] = current ? entryOf(current) : null;
  }
  return map;
}

function entryOf({ price, currency, incoterm, leadTimeWeeks }: PriceRow): PriceEntry | null {
  if (price === null) return null;
  return {
    price: Number(price),
    currency,
    ...(incoterm && { incoterm }),
    ...(leadTimeWeeks !== null && { leadTimeWeeks }),
  };
}

/** The next day after this one on which a row begins or has ended; null if nothing changes by itself any more. */
export function nextPriceChange(rows: readonly PriceRow[], day: string): string | null {
  const dayAfter = (last: string) => new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10);
  const changes = rows.flatMap(({ from, until }) => [from, until && dayAfter(until)]);
  const coming = changes.filter((each): each is string => each !== null && each > day);
  return coming.toSorted()[0] ?? null;
}

/** A price map as rows without times. */
export const rowsOfMap = ({ regions: zones, countries }: PriceMap): PriceRow[] =>
  Object.entries({ ...zones, ...countries }).map(([place, entry]) => ({
    place,
    price: entry ? decimalText(entry.price) : null,
    currency: entry?.currency ?? 'USD',
    from: null,
    until: null,
    incoterm: entry?.incoterm ?? null,
    leadTimeWeeks: entry?.leadTimeWeeks ?? null,
  }));

const decimalText = (price: number): string => String(Number(price.toFixed(4)));

/**
 * Rows after somebody stated today's prices as a map, as an import does: what is in force takes the map's prices, and
 * rows that are still to come stay.
 */
export function rowsWithMap(rows: readonly PriceRow[], map: PriceMap, day: string): PriceRow[] {
  const stated = rowsOfMap(map);
  const kept = rows.flatMap((row) => {
    if (!isInForce(row, day))
      return hasEnded(row, day) && stated.some((it) => it.place === row.place) ? [] : [row];
    const now = stated.find(({ place }) => place === row.place);
    return now ? [{ ...row, price: now.price, currency: now.currency }] : [];
  });
  const places = new Set(kept.filter((row) => isInForce(row, day)).map(({ place }) => place));
  return [...kept, ...stated.filter(({ place }) => !places.has(place))];
}
