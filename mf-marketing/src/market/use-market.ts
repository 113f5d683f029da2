import type { CategoriesAnswer, Category, MarketFiguresAnswer, ProductListAnswer } from 'shared-kit/contract';
import { apiAddress, publicConfig, sessionStore, useCurrency, useLocale } from 'shared-kit/shell';
import { type Answer, missing, useAnswer } from './answer.ts';

/** Asks for what only those may see who may browse; a closed market is no error to a visitor, so it isn't asked. */
function useCatalogueAnswer<Data>(address: string): Answer<Data> {
  const { status, session } = sessionStore();
  const isOpen = publicConfig().fullMode;
  const mayBrowse = isOpen || session !== null;
  const answer = useAnswer<Data>(mayBrowse ? address : null);
  return !mayBrowse && status === 'known' ? missing : answer;
}

export const useMarketFigures = () => useAnswer<MarketFiguresAnswer>('/api/market-figures');

/** Published products by category; a category counts what is below it too. */
export type ProductCounts = ReadonlyMap<string, number>;

export function useProductCounts(): Answer<ProductCounts> {
  const locale = useLocale();
  const { state, data } = useCatalogueAnswer<CategoriesAnswer>(apiAddress('/api/categories', { locale }));
  return data ? { state: 'known', data: new Map(countsOf(data.categories)) } : { state, data };
}

const countsOf = (categories: readonly Category[]): [string, number][] =>
  categories.flatMap(({ id, count, children }) => [[id, count], ...countsOf(children)]);

export function useNewestCloth(limit: number) {
  const locale = useLocale();
  const currency = useCurrency();
  return useCatalogueAnswer<ProductListAnswer>(
    apiAddress('/api/products', { category: 'fabric', limit, locale, currency }),
  );
}
