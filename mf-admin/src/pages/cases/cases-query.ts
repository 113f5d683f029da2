import { quotes } from 'shared-kit/contract/quotes';
import { staffCases } from 'shared-kit/contract/staff-cases';
import { queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

export const casesQuery = (cursor: string | null) =>
  queryOptions({
    queryKey: ['cases', 'list', cursor],
    queryFn: ({ signal }) => call(staffCases.list, { query: { cursor }, signal }),
  });

/** The newest quotes that my open cases allow me to read. */
export const readableQuery = (locale: string) =>
  queryOptions({
    queryKey: ['cases', 'quotes', locale],
    queryFn: ({ signal }) => call(quotes.list, { query: { side: 'all', locale }, signal }),
  });
