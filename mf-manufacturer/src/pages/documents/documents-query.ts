import { documents } from 'shared-kit/contract/documents';
import { queries, queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

export const checklistQuery = queryOptions({
  queryKey: ['documents', 'checklist'],
  queryFn: ({ signal }) => call(documents.list, { signal }),
});

export const traceQuery = queryOptions({
  queryKey: ['documents', 'trace'],
  queryFn: ({ signal }) => call(documents.trace, { signal }),
});

export const askDocumentsAgain = () => queries.invalidateQueries({ queryKey: ['documents'] });
