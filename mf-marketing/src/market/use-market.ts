import type {
  CategoriesAnswer,
  Category,
  Locale,
  MarketFiguresAnswer,
  ProductListAnswer,
} from 'shared-kit/contract';
import {
  apiAddress,
  publicConfig,
  sessionStore,
  slotText,
  useCurrency,
  useKnown,
  useLocale,
  useSession,
} from 'shared-kit/shell';
import { type Answer, missing, useAnswer } from './answer.ts';

/** Asks for what only those may see who may browse; a closed market is no error to a visitor, so it isn't asked. */
function useCatalogueAnswer<Data>(address: string): Answer<Data> {
  const status = useKnown(sessionStore, (state) => state.status);
  const session = useSession();
  const isOpen = publicConfig().fullMode;
  const mayBrowse = isOpen || session !== null;
  const answer = useAnswer<Data>(mayBrowse ? address : null);
  return !mayBrowse && status === 'known' ? missing : answer;
}

const figuresAddress = '/api/market-figures';

export const useMarketFigures = () => useAnswer<MarketFiguresAnswer>(figuresAddress);

/** Keeps the place of a figure that is on its way: as wide as two digits, and silent. */
const noFigureYet = '\u2007\u2007';

/** A figure's place, which is filled before the page is sent where it is prerendered. */
export const figureSlot = (figure: keyof MarketFiguresAnswer): string =>
  slotText(figuresAddress, figure, noFigureYet);

/** Published products by category; a category counts what is below it too. */
export type ProductCounts = ReadonlyMap<string, number>;

const categoriesAddress = (locale: Locale): string => apiAddress('/api/categories', { locale });

/** The place of a category's count. It is empty in a market that strangers may not browse. */
export function useCountSlot(): (category: string, meanwhile?: string) => string {
  const locale = useLocale();
  const address = publicConfig().fullMode ? categoriesAddress(locale) : null;
  return (category, meanwhile = noFigureYet) => slotText(address, `@${category}/count`, meanwhile);
}

export function useProductCounts(): Answer<ProductCounts> {
  const locale = useLocale();
  const { state, data } = useCatalogueAnswer<CategoriesAnswer>(categoriesAddress(locale));
  return data ? { state: 'known', data: new Map(countsOf(data.categories)) } : { state, data };
}

const countsOf = (categories: readonly Category[]): [string, number][] =>
  categories.flatMap(({ id, count, children }) => [[id, count], ...countsOf(children)]);

function useClothAddress(limit: number): string {
  const locale = useLocale();
  const currency = useCurrency();
  return apiAddress('/api/products', { category: 'fabric', limit, locale, currency });
}

export const useNewestCloth = (limit: number) =>
  useCatalogueAnswer<ProductListAnswer>(useClothAddress(limit));

/** The places of what the page without scripts says of each fabric. */
export function useClothSlot(limit: number): (path: string) => string {
  const address = useClothAddress(limit);
  return (path) => slotText(address, path, '');
}
