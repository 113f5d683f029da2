import type { CategoriesAnswer, Category, MarketFiguresAnswer, ProductListAnswer } from 'shared-kit/contract';
import {
  apiAddress,
  publicConfig,
  sessionStore,
  useCurrency,
  useKnown,
  useLocale,
  useSession,
} from 'shared-kit/shell';
import { type Answer, missing, useAnswer } from './answer.ts';

/** Requests data that only visitors who may browse can see. A closed market is no error, so it isn't asked there. */
function useCatalogueAnswer<Data>(address: string): Answer<Data> {
  const status = useKnown(sessionStore, (state) => state.status);
  const session = useSession();
  const isOpen = publicConfig().fullMode;
  const mayBrowse = isOpen || session !== null;
  const answer = useAnswer<Data>(mayBrowse ? address : null);
  return !mayBrowse && status === 'known' ? missing : answer;
}

export const useMarketFigures = () => useAnswer<MarketFiguresAnswer>('/api/market-figures');

/** In place of a pending figure: as wide as two digits, and silent for screen readers. */
export const noFigureYet = '\u2007\u2007';

/** Published products by category, those of its sub-categories included. */
export type ProductCounts = ReadonlyMap<string, number>;

export function useProductCounts(): Answer<ProductCounts> {
  const locale = useLocale();
  const { state, data } = useCatalogueAnswer<CategoriesAnswer>(apiAddress('/api/categories', { locale }));
  return data ? { state: 'known', data: new Map(countsOf(data.categories)) } : { state, data };
}

const countsOf = (categories: readonly Category[]): [string, number][] =>
  categories.flatMap(({ id, count, children }) => [[id, count], ...countsOf(children)]);

export function useNewestCloth(limit: number): Answer<ProductListAnswer> {
  const locale = useLocale();
  const currency = useCurrency();
  return useCatalogueAnswer(apiAddress('/api/products', { category: 'fabric', limit, locale, currency }));
}
