import { comparisonLimit, isUuid } from 'shared-kit/contract';

/** What an address of the comparison says; the address is the page's whole state. */
export type ComparisonAddress = Readonly<{
  ids: readonly string[];
  onlyDifferences: boolean;
  /** How many entries are no products' ids. */
  unreadable: number;
  /** How many there are beyond what fits side by side. */
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

/** Commas stay readable: an address is sent around. */
export function comparisonAddress(ids: readonly string[], onlyDifferences = false): string {
  const parts = [
    ...(ids.length > 0 ? [`products=${ids.join(',')}`] : []),
    ...(onlyDifferences ? ['differences=1'] : []),
  ];
  return `/product-comparison${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}
