import type { Locale } from 'shared-kit/contract/languages';
import { makerFigures } from 'shared-kit/contract/makers';
import {
  type ListedPoint,
  listedPoints,
  type OwnProductSort,
  ownProductSorts,
  ownProducts,
  type ProductStatus,
  productStatuses,
} from 'shared-kit/contract/products';
import { choiceQuery, useListChoice } from 'shared-kit/page';
import { keepPreviousData, queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

/** The list's search, filters and order, read from the address. */
export type ProductChoice = Readonly<{
  search: string;
  status: ProductStatus | null;
  category: string | null;
  missing: ListedPoint | null;
  sort: OwnProductSort;
  cursor: string | null;
}>;

const readChoice = (search: URLSearchParams): ProductChoice => ({
  search: (search.get('q') ?? '').slice(0, 200),
  status: productStatuses.find((it) => it === search.get('status')) ?? null,
  category: search.get('category')?.slice(0, 80) ?? null,
  missing: listedPoints.find((it) => it === search.get('missing')) ?? null,
  sort: ownProductSorts.find((it) => it === search.get('sort')) ?? 'changed',
  cursor: search.get('cursor'),
});

const parametersOf = ({ search, status, category, missing, sort, cursor }: ProductChoice) => ({
  q: search,
  status,
  category,
  missing,
  cursor,
  sort: sort === 'changed' ? null : sort,
});
export const writeChoice = (choice: ProductChoice): string => choiceQuery(parametersOf(choice));

export const useProductChoice = () => useListChoice({ read: readChoice, write: writeChoice });

/** One page of my company's products. */
export const ownProductsQuery = (choice: ProductChoice, locale: Locale) =>
  queryOptions({
    queryKey: ['own-products', choice, locale],
    queryFn: ({ signal }) =>
      call(ownProducts.list, {
        query: { locale, ...parametersOf(choice), q: choice.search || null },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Views and requests of these products. */
export const productFiguresQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['product-figures', ids],
    queryFn: ({ signal }) => call(makerFigures.readProducts, { query: { ids }, signal }),
    enabled: ids.length > 0,
  });
