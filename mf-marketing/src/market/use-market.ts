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

/** Requests data that only visitors who may browse can see. A closed market is no error, so it isn't asked there. */
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

/** Placeholder of a pending figure: as wide as two digits, and silent for screen readers. */
const noFigureYet = '\u2007\u2007';

/** A figure in prerendered HTML, which the server fills in before sending the page. */
export const figureSlot = (figure: keyof MarketFiguresAnswer): string =>
  slotText(figuresAddress, figure, noFigureYet);

/** Published products by category, those of its sub-categories included. */
export type ProductCounts = ReadonlyMap<string, number>;

const categoriesAddress = (locale: Locale): string => apiAddress('/api/categories', { locale });

/** Returns slots for category counts; empty in a market that signed-out visitors may not browse. */
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

/** Returns slots for the facts of each fabric, for the page without scripts. */
export function useClothSlot(limit: number): (path: string) => string {
  const address = useClothAddress(limit);
  return (path) => slotText(address, path, '');
}
