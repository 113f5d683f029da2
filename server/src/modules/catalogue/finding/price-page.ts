import { Decimal } from 'decimal.js';
import { type SQL, sql } from 'drizzle-orm';
import { isBounded, isPricedIn, isWithin, zonePrice } from '../price/listed-prices.ts';
import {
  atPercentage,
  hasNoFixedPrice,
  type PrivatePriceKeys,
  percentagesIn,
} from '../price/private-keys.ts';
import { allOf, textArray } from '../sql-parts.ts';
import type { Cursor } from './cursor.ts';
import { matches, type PageOfMany } from './page-of-many.ts';
import { isBeyond, isBeyondWithoutKey, orderByIndex } from './sort-order.ts';

/**
 * Products with a price of their zone, with one of the country, and on request in either: each along an index. For a
 * company on private lists, products with the same percentage off are a part of their own: a percentage leaves their order
 * as it is.
 */
export function byPrice(all: PageOfMany): readonly SQL[] {
  const {
    prices,
    pricing: { country, privateKeys },
  } = all;
  const asked = { ...all, filters: all.filters.filter(({ facet }) => facet !== 'price') };
  const unfixed = privateKeys ? narrowed(asked, hasNoFixedPrice(privateKeys)) : asked;
  const parts = privateKeys
    ? percentagesIn(privateKeys).map(({ factor, condition }) => ({
        factor,
        asked: narrowed(unfixed, condition),
      }))
    : [{ factor: '1', asked }];
  return [
    ...parts.map(inZone),
    ...(country === null ? [] : [inCountry(asked, country)]),
    ...(privateKeys ? [atFixedPrice(asked, privateKeys)] : []),
    ...(isBounded(prices) ? [] : [onRequestInZone(unfixed)]),
    ...(isBounded(prices) || country === null ? [] : [onRequestInCountry(unfixed, country)]),
  ];
}

const narrowed = (asked: PageOfMany, condition: SQL): PageOfMany => ({
  ...asked,
  filters: [...asked.filters, { facet: null, condition }],
});

/** Products whose buyer pays the public price times a factor. */
type Part = Readonly<{ factor: string; asked: PageOfMany }>;

/** Bounds and cursor are divided instead of multiplying the column, so that its index finds them. */
function reduced({ factor, asked: { page, prices } }: Part) {
  const divided = (amount: string) => new Decimal(amount).div(factor).toFixed();
  const { cursor } = page;
  const key = cursor?.position.key ?? null;
  return {
    page: cursor && key !== null ? { ...page, cursor: movedTo(cursor, divided(key)) } : page,
    prices: { min: prices.min && divided(prices.min), max: prices.max && divided(prices.max) },
  };
}

const movedTo = (cursor: Cursor, key: string): Cursor => ({
  ...cursor,
  position: { ...cursor.position, key },
});

/** Products of the zone without a price, or on request, of their own in the country. */
const isOfZone = (asked: PageOfMany): SQL => {
  const { country } = asked.pricing;
  return allOf([matches(asked), ...(country === null ? [] : [sql`not ${isPricedIn(country)}`])]);
};

function inZone(part: Part): SQL {
  const { page, prices } = reduced(part);
  const { asked, factor } = part;
  const place = { key: zonePrice(asked.pricing.country), id: sql`l.product_id` };
  return sql`(select ${place.key} * ${factor}::numeric as key, l.product_id as id from product_listing l
    where ${isOfZone(asked)} and ${place.key} is not null and ${isWithin(prices, place.key)}
      and ${isBeyond(page, place)}
    ${orderByIndex(page, place)} limit ${page.limit + 1})`;
}

/** The country's own prices are few, so those of a company on lists are sorted by what it pays. */
function inCountry(asked: PageOfMany, country: string): SQL {
  const { page, prices, pricing } = asked;
  const { privateKeys } = pricing;
  const paid = privateKeys ? atPercentage(privateKeys, sql`o.usd`) : sql`o.usd`;
  const place = { key: paid, id: sql`o.product_id` };
  const isUnfixed = privateKeys ? hasNoFixedPrice(privateKeys, place.id) : sql`true`;
  return sql`(select ${paid}, o.product_id from product_country_price o
    join product_listing l on l.product_id = o.product_id and l.category_id = o.category_id
    where o.country = ${country} and o.usd is not null and ${isUnfixed} and ${isWithin(prices, place.key)}
      and ${isBeyond(page, place)} and ${matches(asked)}
    ${orderByIndex(page, place)} limit ${page.limit + 1})`;
}

/** Each is looked up in its own category. */
function atFixedPrice(asked: PageOfMany, { fixed }: PrivatePriceKeys): SQL {
  const { page, prices } = asked;
  const place = { key: sql`f.usd`, id: sql`f.id` };
  return sql`(select f.usd, f.id
    from unnest(${textArray(Object.keys(fixed))}::uuid[], ${textArray(Object.values(fixed))}::numeric[]) f(id, usd)
    join product p on p.id = f.id
    cross join lateral (
      select from product_listing l where l.product_id = p.id and l.category_id = p.category_id and ${matches(asked)} limit 1
    ) listed
    where ${isWithin(prices, place.key)} and ${isBeyond(page, place)}
    ${orderByIndex(page, place)} limit ${page.limit + 1})`;
}

function onRequestInZone(asked: PageOfMany): SQL {
  const { page, pricing } = asked;
  const place = { key: zonePrice(pricing.country), id: sql`l.product_id` };
  return sql`(select null::numeric, l.product_id from product_listing l
    where ${isOfZone(asked)} and ${place.key} is null and ${isBeyondWithoutKey(page, place.id)}
    ${orderByIndex(page, place)} limit ${page.limit + 1})`;
}

function onRequestInCountry(asked: PageOfMany, country: string): SQL {
  const { page } = asked;
  const place = { key: sql`o.usd`, id: sql`o.product_id` };
  return sql`(select null::numeric, o.product_id from product_country_price o
    join product_listing l on l.product_id = o.product_id and l.category_id = o.category_id
    where o.country = ${country} and o.usd is null and ${isBeyondWithoutKey(page, place.id)} and ${matches(asked)}
    ${orderByIndex(page, place)} limit ${page.limit + 1})`;
}
