import { embargoes } from 'shared-kit/contract/embargoes';
import { isCountry } from 'shared-kit/contract/regions';
import { choiceQuery, useListChoice } from 'shared-kit/page';
import { queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

/** `hs` is as typed, such as `8446.30`. */
export type EmbargoChoice = Readonly<{ country: string; hs: string; cursor: string | null }>;

/** Whether this is the beginning of an HS code, or nothing. */
export const isHsCode = (text: string): boolean => /^\d{0,10}$/.test(text.replace(/[. ]/g, ''));

function readChoice(search: URLSearchParams): EmbargoChoice {
  const country = search.get('country') ?? '';
  const hs = (search.get('hs') ?? '').slice(0, 20);
  return {
    country: isCountry(country) ? country : '',
    hs: isHsCode(hs) ? hs : '',
    cursor: search.get('cursor'),
  };
}

export const writeChoice = (choice: EmbargoChoice): string => choiceQuery(choice);
export const useEmbargoChoice = () => useListChoice({ read: readChoice, write: writeChoice });

export const embargoesQuery = (choice: EmbargoChoice) =>
  queryOptions({
    queryKey: ['embargoes', choice],
    queryFn: ({ signal }) => call(embargoes.list, { query: choice, signal }),
  });
