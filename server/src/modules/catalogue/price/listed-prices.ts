import { Decimal } from 'decimal.js';
import { type SQL, sql } from 'drizzle-orm';
import type { Currency } from 'shared-kit/contract/money';
import { convert, type StoredRates } from '../../rates/index.ts';
import { allOf, textArray } from '../sql-parts.ts';
import { type PrivatePriceKeys, privateKey, smallestFactor } from './private-keys.ts';
import { zoneColumns } from './zone-columns.ts';
import { zoneOf } from './zones.ts';

/** The country and the buyer whose prices the listing sorts and filters by. */
export type Pricing = Readonly<{ country: string | null; privateKeys: PrivatePriceKeys | null }>;

/** Where no country decides. */
export const publicPricing: Pricing = { country: null, privateKeys: null };

/** In US dollars; null means no bound. */
export type PriceBounds = Readonly<{ min: string | null; max: string | null }>;

export const zonePrice = (country: string | null): SQL => sql.raw(`l.${zoneColumns[zoneOf(country)].name}`);

/** Whether a product says something of its own for the country: a price, or on request. */
export const isPricedIn = (country: string): SQL => sql`l.own_prices ? ${country}`;

const ownPrice = (country: string): SQL => sql`(l.own_prices->>${country})::numeric`;

/** The public price key of a country: its own if the maker said one, else its zone's; null is on request. */
const publicPrice = (country: string | null): SQL =>
  country === null
    ? zonePrice(null)
    : sql`case when ${isPricedIn(country)} then ${ownPrice(country)} else ${zonePrice(country)} end`;

/** The price key that a buyer gets; null is on request. */
export const priceOf = ({ country, privateKeys }: Pricing): SQL =>
  privateKeys ? privateKey(privateKeys, publicPrice(country)) : publicPrice(country);

/** Bounds in US dollars, rounded like the price keys so that both ends are included. */
export function priceBounds(
  { min, max }: Readonly<{ min: Decimal | null; max: Decimal | null }>,
  currency: Currency,
  rates: StoredRates,
): PriceBounds {
  const usd = (bound: Decimal | null) => bound && convert(bound, currency, 'USD', rates).toFixed();
  return { min: usd(min), max: usd(max) };
}

export const isBounded = ({ min, max }: PriceBounds): boolean => min !== null || max !== null;

export const isWithin = ({ min, max }: PriceBounds, price: SQL): SQL =>
  allOf([
    ...(min === null ? [] : [sql`${price} >= ${min}::numeric`]),
    ...(max === null ? [] : [sql`${price} <= ${max}::numeric`]),
  ]);

export function priceCondition(bounds: PriceBounds, pricing: Pricing): SQL {
  const { min, max } = bounds;
  if (min !== null && max !== null && new Decimal(min).gt(max)) return sql`false`;
  const { country, privateKeys } = pricing;
  if (privateKeys) {
    return allOf([mayBeWithin(bounds, { country, privateKeys }), isWithin(bounds, priceOf(pricing))]);
  }
  const inZone = isWithin(bounds, zonePrice(country));
  if (country === null) return inZone;
  // Each half has an index.
  return sql`(${inZone} and not ${isPricedIn(country)}
    or ${isPricedIn(country)} and ${isWithin(bounds, ownPrice(country))})`;
}

/**
 * Wider than the bounds, so that an index finds the few products whose private price is to be reckoned: a list takes no more
 * off a public price than its largest percentage.
 */
function mayBeWithin(
  { min, max }: PriceBounds,
  { country, privateKeys }: { country: string | null; privateKeys: PrivatePriceKeys },
): SQL {
  const widest = max === null ? null : new Decimal(max).div(smallestFactor(privateKeys));
  const wider = { min, max: widest?.toDecimalPlaces(8, Decimal.ROUND_UP).toFixed() ?? null };
  const isNear = ([, usd]: readonly [id: string, usd: string]) =>
    (min === null || new Decimal(usd).gte(min)) && (max === null || new Decimal(usd).lte(max));
  const fixed = Object.entries(privateKeys.fixed).filter(isNear);
  const ids = textArray(fixed.map(([id]) => id));
  return sql`(${isWithin(wider, zonePrice(country))} or l.product_id = any(${ids}::uuid[])
    ${country === null ? sql`` : sql`or ${isPricedIn(country)}`})`;
}
