import { type ImportOutcome, imports, isImportRunning } from 'shared-kit/contract/catalogue-import';
import type { Locale } from 'shared-kit/contract/languages';
import { keepPreviousData, queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

/** My company's imports, newest first. */
export const importsQuery = (cursor: string | null) =>
  queryOptions({
    queryKey: ['imports', cursor],
    queryFn: ({ signal }) => call(imports.list, { query: { cursor }, signal }),
    staleTime: 0,
  });

/** How often a running import is asked for. */
const pollMs = 1000;

/** One import; asked again while a job works on it. */
export const importQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['import', id, locale],
    queryFn: ({ signal }) => call(imports.read, { params: { id }, query: { locale }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isImportRunning(state.data.state) ? pollMs : false),
  });

export type RowChoice = Readonly<{
  outcome: ImportOutcome | null;
  search: string;
  /** Position of the last row of the page before. */
  cursor: string | null;
}>;

/** Products of an import. `state` is part of the key, as another check gives other rows. */
export const rowsQuery = (id: string, state: string, { outcome, search, cursor }: RowChoice) =>
  queryOptions({
    queryKey: ['import-rows', id, state, outcome, search, cursor],
    queryFn: ({ signal }) =>
      call(imports.listRows, { params: { id }, query: { outcome, search, after: cursor }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
