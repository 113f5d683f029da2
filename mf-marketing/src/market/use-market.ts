import { catalogue, type ProductListAnswer } from 'shared-kit/contract/catalogue';
import { type Category, categories } from 'shared-kit/contract/categories';
import type { AddressInput, AnswerOf, Endpoint, Optional, PlainSpec } from 'shared-kit/contract/endpoints';
import { marketFigures } from 'shared-kit/contract/market-figures';
import { publicConfig, sessionStore, useCurrency, useKnown, useLocale, useSession } from 'shared-kit/shell';
import { type Answer, missing, useAnswer } from './answer.ts';

/** Requests data that only visitors who may browse can see. A closed market is no error, so it isn't asked there. */
function useCatalogueAnswer<Spec extends PlainSpec>(
  endpoint: Endpoint<Spec>,
  ...input: Optional<AddressInput<Spec>>
): Answer<AnswerOf<Spec>> {
  const status = useKnown(sessionStore, (state) => state.status);
  const session = useSession();
  const isOpen = publicConfig().fullMode;
  const mayBrowse = isOpen || session !== null;
  const answer = useAnswer(mayBrowse ? endpoint : null, ...input);
  return !mayBrowse && status === 'known' ? missing : answer;
}

export const useMarketFigures = () => useAnswer(marketFigures.read);

/** In place of a pending figure: as wide as two digits, and silent for screen readers. */
export const noFigureYet = '\u2007\u2007';

/** Published products by category, those of its sub-categories included. */
export type ProductCounts = ReadonlyMap<string, number>;

export function useProductCounts(): Answer<ProductCounts> {
  const locale = useLocale();
  const { state, data } = useCatalogueAnswer(categories.list, { query: { locale } });
  return data ? { state: 'known', data: new Map(countsOf(data.categories)) } : { state, data };
}

const countsOf = (categories: readonly Category[]): [string, number][] =>
  categories.flatMap(({ id, count, children }) => [[id, count], ...countsOf(children)]);

export function useNewestCloth(limit: number): Answer<ProductListAnswer> {
  const locale = useLocale();
  const currency = useCurrency();
  return useCatalogueAnswer(catalogue.list, { query: { category: 'fabric', limit, locale, currency } });
}
