import { type SQL, sql } from 'drizzle-orm';
import { conditions as all, type Condition } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import type { Position } from './cursor.ts';
import { conditionsOf, type Filter } from './filters.ts';
import {
  isBounded,
  isPricedIn,
  isWithin,
  type PriceBounds,
  type Pricing,
  priceOf,
  zonePrice,
} from './prices.ts';
import { isOfListMaker, type PrivatePriceKeys } from './private-keys.ts';
import {
  isBeyond,
  isBeyondWithoutKey,
  keyText,
  orderBy,
  orderByIndex,
  type Page,
  sortOrders,
} from './sort-order.ts';
import { allOf, textArray, unionOf } from './sql-parts.ts';

export type PageOfMany = Readonly<{
  page: Page;
  /** The categories to read; products of others are known. */
  categories: readonly string[];
  known: readonly Position[];
  filters: readonly Filter[];
  prices: PriceBounds;
  pricing: Pricing;
  /** The conditions asked for; empty for all. */
  conditions: readonly Condition[];
}>;

/** A page in the direction of reading, with one more product than the limit if there is one. */
export async function readPage(tx: Tx, asked: PageOfMany): Promise<readonly Position[]> {
  const { page } = asked;
  const { rows } = await tx.execute<{ key: string | null; id: string }>(sql`
    select ${keyText(page, sql`key`)} as key, id from (${unionOf([knownOnes(asked), ...inOrder(asked)])}) found
    ${orderBy(page, { key: sql`found.key`, id: sql`id` })} limit ${page.limit + 1}`);
  return rows.map(({ key, id }) => ({ key, id }));
}

function knownOnes({ page, known }: PageOfMany): SQL {
  const keys = known.map(({ key }) => key);
  const ids = known.map(({ id }) => id);
  return sql`select key::${sortOrders[page.sort].type} as key, id
    from unnest(${sql.param(keys)}::text[], ${textArray(ids)}::uuid[]) known(key, id)`;
}

/** Each part in the order of an index, merged over the categories' partitions. */
function inOrder(asked: PageOfMany): readonly SQL[] {
  switch (asked.page.sort) {
    case 'newest':
      return [listed(asked, sql`true`, sql`l.published_at`)];
    case 'lead-time':
      // Each condition has an order of its own: used machines come sooner.
      return (asked.conditions.length > 0 ? asked.conditions : all).map((condition) =>
        listed(asked, sql`l.condition = ${condition}`, sql`l.lead_time`),
      );
    default:
      return byPrice(asked);
  }
}

const matches = ({ categories, filters }: PageOfMany): SQL =>
  allOf([sql`l.category_id = any(${textArray(categories)})`, conditionsOf(filters)]);

function listed(asked: PageOfMany, part: SQL, key: SQL): SQL {
  const { page } = asked;
  const place = { key, id: sql`l.product_id` };
  return sql`(select ${key} as key, l.product_id as id from product_listing l
    where ${allOf([part, matches(asked), isBeyond(page, place)])}
    ${orderByIndex(page, place)} limit ${page.limit + 1})`;
}

/**
 * Products with a price of their zone, with one of the country, and on request in either: each along an index. Those of
 * makers with private lists for this buyer are sorted by what the lists make of their prices.
 */
function byPrice(all: PageOfMany): readonly SQL[] {
  const { pricing } = all;
  const asked = { ...all, filters: all.filters.filter(({ facet }) => facet !== 'price') };
  if (!pricing.privateKeys) return byPublicPrice(asked);
  const others = { facet: null, condition: sql`not (${isOfListMaker(pricing.privateKeys)})` };
  return [
    ...byPublicPrice({ ...asked, filters: [...asked.filters, others] }),
    ...byPrivatePrice(asked, pricing.privateKeys),
  ];
}

function byPrivatePrice(asked: PageOfMany, keys: PrivatePriceKeys): readonly SQL[] {
  const { page, prices, pricing } = asked;
  const id = sql`l.product_id`;
  const key = sql`paid.price`;
  const priced = sql`product_listing l cross join lateral (select ${priceOf(pricing)} as price) paid
    where ${isOfListMaker(keys)} and ${matches(asked)}`;
  const withPrice = sql`(select ${key} as key, ${id} as id from ${priced} and ${key} is not null
      and ${isWithin(prices, key)} and ${isBeyond(page, { key, id })}
    ${orderByIndex(page, { key, id })} limit ${page.limit + 1})`;
  const onRequest = sql`(select null::numeric, ${id} from ${priced} and ${key} is null
      and ${isBeyondWithoutKey(page, id)}
    ${orderByIndex(page, { key, id })} limit ${page.limit + 1})`;
  return [withPrice, ...(isBounded(prices) ? [] : [onRequest])];
}

function byPublicPrice(asked: PageOfMany): readonly SQL[] {
  const {
    page,
    prices,
    pricing: { country },
  } = asked;
  const zone = zonePrice(country);
  const id = sql`l.product_id`;
  const isOfZone = allOf([matches(asked), ...(country === null ? [] : [sql`not ${isPricedIn(country)}`])]);
  const inZone = sql`(select ${zone} as key, ${id} as id from product_listing l
    where ${isOfZone} and ${zone} is not null and ${isWithin(prices, zone)}
      and ${isBeyond(page, { key: zone, id })}
    ${orderByIndex(page, { key: zone, id })} limit ${page.limit + 1})`;
  const onRequest = sql`(select null::numeric, ${id} from product_listing l
    where ${isOfZone} and ${zone} is null and ${isBeyondWithoutKey(page, id)}
    ${orderByIndex(page, { key: zone, id })} limit ${page.limit + 1})`;
  return [
    inZone,
    ...(country === null ? [] : [inCountry(asked, country)]),
    ...(isBounded(prices) ? [] : [onRequest]),
    ...(isBounded(prices) || country === null ? [] : [onRequestInCountry(asked, country)]),
  ];
}

function inCountry(asked: PageOfMany, country: string): SQL {
  const { page, prices } = asked;
  const place = { key: sql`o.usd`, id: sql`o.product_id` };
  return sql`(select o.usd, o.product_id from product_country_price o
    join product_listing l on l.product_id = o.product_id and l.category_id = o.category_id
    where o.country = ${country} and o.usd is not null and ${isWithin(prices, sql`o.usd`)} and ${isBeyond(page, place)} and ${matches(asked)}
    ${orderByIndex(page, place)} limit ${page.limit + 1})`;
}

function onRequestInCountry(asked: PageOfMany, country: string): SQL {
  const { page } = asked;
  const id = sql`o.product_id`;
  return sql`(select null::numeric, ${id} from product_country_price o
    join product_listing l on l.product_id = o.product_id and l.category_id = o.category_id
    where o.country = ${country} and o.usd is null and ${isBeyondWithoutKey(page, id)} and ${matches(asked)}
    ${orderByIndex(page, { key: sql`o.usd`, id })} limit ${page.limit + 1})`;
}
