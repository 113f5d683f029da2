import type { Actor, ModuleContext } from '../../../platform/http/index.ts';
import {
  companiesOnLists,
  noPrivatePrices,
  type PrivatePrices,
  readPrivatePrices,
} from '../../private-prices/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import type { MarketNews } from './market-news.ts';
import { readAfterChanges } from './read-after-changes.ts';

/** The private prices of a visitor's company, for these products or for all. */
export type PrivatePricesOf = (actor: Actor | null, products?: readonly string[]) => Promise<PrivatePrices>;

/** Most companies are on no list. That is remembered, so that only those that are on one cost a question. */
export function privatePricesReader(
  { db, clock }: Pick<ModuleContext, 'db' | 'clock'>,
  { news, tree: { pathOf } }: Readonly<{ news: MarketNews; tree: CategoryTree }>,
): PrivatePricesOf {
  const companies = readAfterChanges(news, ['price-lists'], () => companiesOnLists(db));
  return async (actor, products) => {
    const companyId = actor?.companyId ?? null;
    if (companyId === null || !(await companies()).has(companyId)) return noPrivatePrices;
    return readPrivatePrices(db, { companyId, now: clock(), pathOf, products });
  };
}
