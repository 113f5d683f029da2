import { comparisonLimit } from 'shared-kit/contract/catalogue';
import { isUuid } from 'shared-kit/contract/endpoints';

/** The state in the comparison's address; the page has no other. */
export type ComparisonAddress = Readonly<{
  ids: readonly string[];
  onlyDifferences: boolean;
  /** Number of entries that aren't product ids. */
  unreadable: number;
  /** Number of products beyond those that fit side by side. */
  beyond: number;
}>;

export function readComparison(search: URLSearchParams): ComparisonAddress {
  const given = (search.get('products') ?? '').split(',').map((it) => it.trim().toLowerCase());
  const entries = [...new Set(given.filter((it) => it !== ''))];
  const ids = entries.filter(isUuid);
  return {
    ids: ids.slice(0, comparisonLimit),
    onlyDifferences: search.get('differences') === '1',
    unreadable: entries.length - ids.length,
    beyond: Math.max(0, ids.length - comparisonLimit),
  };
}

/** Keeps commas unescaped: people share these addresses. */
export function comparisonAddress(ids: readonly string[], onlyDifferences = false): string {
  const parts = [
    ...(ids.length > 0 ? [`products=${ids.join(',')}`] : []),
    ...(onlyDifferences ? ['differences=1'] : []),
  ];
  return `/product-comparison${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}
