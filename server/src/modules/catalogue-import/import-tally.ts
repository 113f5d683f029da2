import type { Fault } from './fault.ts';
import type { Action, PlannedProduct } from './plan-import.ts';

export type TalliedProduct = Omit<PlannedProduct, 'input'> & Readonly<{ price: string }>;

/** The results of one pass over the file. Lists are cut, so that the report of a huge file stays readable. */
export type ImportTally = Readonly<{
  counts: Readonly<Record<Action, number>>;
  products: readonly TalliedProduct[];
  faultCount: number;
  faults: readonly Fault[];
  /** Variants without a price, sold on request. */
  onRequest: number;
  /** Products that keep a category other than the given one. */
  elsewhere: number;
}>;

const most = { products: 200, faults: 100 };

export function startTally(categoryId: string) {
  const counts = { create: 0, update: 0, unchanged: 0, skip: 0 };
  const products: TalliedProduct[] = [];
  const faults: Fault[] = [];
  let [faultCount, onRequest, elsewhere] = [0, 0, 0];
  return {
    fault(fault: Fault): void {
      faultCount += 1;
      if (faults.length < most.faults) faults.push(fault);
    },
    product({ input, ...planned }: PlannedProduct): void {
      counts[planned.action] += 1;
      const prices = input?.variants.length ? input.variants : input ? [input] : [];
      onRequest += prices.filter(({ priceMap }) => !priceMap.regions.global).length;
      if (input && input.categoryId !== categoryId) elsewhere += 1;
      if (products.length < most.products) products.push({ ...planned, price: priceRange(prices) });
    },
    result: (): ImportTally => ({
      counts,
      products,
      faultCount,
      faults: faults.toSorted((a, b) => a.line - b.line),
      onRequest,
      elsewhere,
    }),
  };
}

type Priced = Pick<NonNullable<PlannedProduct['input']>, 'priceMap'>;

function priceRange(all: readonly Priced[]): string {
  const entries = all.flatMap(({ priceMap }) => priceMap.regions.global ?? []);
  const [first] = entries;
  if (!first) return all.length > 0 ? 'on request' : '';
  const prices = entries.map(({ price }) => price);
  const [low, high] = [prices.reduce((a, b) => Math.min(a, b)), prices.reduce((a, b) => Math.max(a, b))];
  return low === high ? `${first.currency} ${low}` : `${first.currency} ${low}–${high}`;
}
