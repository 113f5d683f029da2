import { Decimal } from 'decimal.js';
import type { Currency } from 'shared-kit/contract/money';
import type { PriceMap } from 'shared-kit/contract/prices';
import {
  type BulkEdit,
  type BulkRefusal,
  type PriceRow,
  type PriceStep,
  rowsOfMap,
} from 'shared-kit/contract/products';
import type { ProductInput } from '../product-input.ts';

export type PriceEdit = Extract<BulkEdit, { kind: 'price-percent' | 'price-amount' }>;
type Variants = ProductInput['variants'];
type Price = Readonly<{ price: string; currency: Currency }>;

/** A price after the change: half a cent rounds up. Prices that have four decimals keep them. */
function changed({ price, currency }: Price, edit: PriceEdit): string {
  if (edit.kind === 'price-amount' && edit.currency !== currency) return price;
  const before = new Decimal(price);
  const after =
    edit.kind === 'price-percent'
      ? before.mul(new Decimal(100).add(edit.percent)).div(100)
      : before.add(edit.amount);
  return after.toDecimalPlaces(before.decimalPlaces() > 2 ? 4 : 2, Decimal.ROUND_HALF_UP).toFixed();
}

type Priced = Readonly<{ rows: readonly PriceRow[]; variants: Variants }>;
export type ChangedPrices = Readonly<{ rows: PriceRow[]; variants: Variants; steps: PriceStep[] }>;

/** All prices of a product after the change, those that are to come too; or why they can't be changed. */
export function changePrices(
  { rows, variants }: Priced,
  edit: PriceEdit,
  day: string,
): ChangedPrices | BulkRefusal {
  const isOver = ({ until }: PriceRow) => until !== null && until < day;
  const isPriced = (row: PriceRow): row is PriceRow & Price => row.price !== null && !isOver(row);
  const all: Price[] = [...rows.filter(isPriced), ...variants.flatMap(({ priceMap }) => pricesOf(priceMap))];
  const refusal = refusalOf(all, edit);
  if (refusal) return refusal;
  return {
    rows: rows.map((row) => (isPriced(row) ? { ...row, price: changed(row, edit) } : row)),
    variants: variants.map((variant) => ({ ...variant, priceMap: changedMap(variant.priceMap, edit) })),
    steps: [
      ...rows.filter(isPriced).map((row) => stepOf({ ...row, variants: 0 }, [row], edit)),
      ...variantSteps(variants, edit),
    ],
  };
}

const greatest = new Decimal('1e12');

function refusalOf(all: readonly Price[], edit: PriceEdit): BulkRefusal | null {
  if (all.length === 0) return 'no-price';
  if (edit.kind === 'price-amount' && !all.some(({ currency }) => currency === edit.currency))
    return 'other-currency';
  const after = all.map((price) => new Decimal(changed(price, edit)));
  if (after.every((price, at) => price.eq(all[at]?.price ?? 0))) return 'unchanged';
  if (after.some((price, at) => price.lte(0) && !price.eq(all[at]?.price ?? 0))) return 'price-too-low';
  return after.some((price) => price.gte(greatest)) ? 'price-too-high' : null;
}

const pricesOf = (map: PriceMap): (Price & { place: string })[] =>
  rowsOfMap(map).flatMap(({ price, currency, place }) =>
    price === null ? [] : [{ price, currency, place }],
  );

function changedMap({ regions, countries }: PriceMap, edit: PriceEdit): PriceMap {
  const within = (zone: PriceMap['regions']): PriceMap['regions'] =>
    Object.fromEntries(
      Object.entries(zone).map(([place, entry]) => [
        place,
        entry && {
          ...entry,
          price: Number(
            changed({ price: new Decimal(entry.price).toFixed(), currency: entry.currency }, edit),
          ),
        },
      ]),
    );
  return { regions: within(regions), countries: within(countries) };
}

/** One step for each place and currency, from the lowest to the highest variant. */
function variantSteps(variants: Variants, edit: PriceEdit): PriceStep[] {
  const prices = variants.flatMap(({ priceMap }) => pricesOf(priceMap));
  const groups = Map.groupBy(prices, ({ place, currency }) => `${place} ${currency}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first
      ? [stepOf({ place: first.place, from: null, until: null, variants: group.length }, group, edit)]
      : [];
  });
}

type Where = Pick<PriceStep, 'place' | 'from' | 'until' | 'variants'>;

function stepOf(
  { place, from, until, variants }: Where,
  prices: readonly Price[],
  edit: PriceEdit,
): PriceStep {
  const currency = prices[0]?.currency ?? 'USD';
  const range = (amounts: readonly string[]) => ({
    low: { amount: Decimal.min(...amounts).toFixed(), currency },
    high: { amount: Decimal.max(...amounts).toFixed(), currency },
  });
  return {
    place,
    from,
    until,
    variants,
    before: range(prices.map(({ price }) => price)),
    after: range(prices.map((price) => changed(price, edit))),
  };
}
