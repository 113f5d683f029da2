import { Decimal } from 'decimal.js';
import type { Condition } from 'shared-kit/contract/catalogue';
import type { Currency } from 'shared-kit/contract/money';
import type { PriceMap } from 'shared-kit/contract/prices';
import { globalRegion, type Region, regionOf } from 'shared-kit/contract/regions';
import { namesOf } from 'shared-kit/contract/tables';

/** A region's price factor relative to the base price. */
const regionFactors: Readonly<Record<Region, string>> = {
  europe: '1',
  'turkiye-mena': '0.96',
  'cis-central-asia': '0.98',
  'south-asia': '0.92',
  'east-asia': '0.94',
  americas: '1.05',
  africa: '1.02',
};

/** Rounds as price lists do: the dearer, the coarser, and to a tenth of a cent for yarn by the kilogram. */
export function rounded(amount: Decimal): number {
  const steps: readonly (readonly [below: number, step: string])[] = [
    [10, '0.005'],
    [100, '0.05'],
    [1_000, '1'],
    [20_000, '10'],
    [100_000, '50'],
  ];
  const step = steps.find(([below]) => amount.lt(below))?.[1] ?? '100';
  return amount.toNearest(step).toNumber();
}

const yearly = new Decimal('0.85');
const floor = new Decimal('0.12');
const refurbishing = new Decimal('1.2');

/** A used machine loses 15 percent a year and keeps at least 12 percent; an overhaul adds a fifth. */
export function pricedByAge(newPrice: number, age: number, condition: Condition): Decimal {
  const whenNew = new Decimal(newPrice);
  if (condition === 'new') return whenNew;
  const used = whenNew.mul(Decimal.max(yearly.pow(age), floor));
  return condition === 'refurbished' ? used.mul(refurbishing) : used;
}

/** All prices for a base price: every region by its factor, and countries with their own terms. */
export function priceByRegion(
  base: Decimal,
  currency: Currency,
  markets: Readonly<Record<string, string>>,
): PriceMap {
  const entry = (amount: Decimal) => ({ price: rounded(amount), currency });
  const inRegion = (region: Region) => base.mul(regionFactors[region]);
  const regions = namesOf(regionFactors);
  return {
    regions: {
      [globalRegion]: entry(base),
      ...Object.fromEntries(regions.map((region) => [region, entry(inRegion(region))])),
    },
    countries: Object.fromEntries(
      Object.entries(markets).map(([country, factor]) => {
        const region = regionOf(country);
        return [country, entry((region ? inRegion(region) : base).mul(factor))];
      }),
    ),
  };
}

export const onRequest: PriceMap = { regions: {}, countries: {} };
