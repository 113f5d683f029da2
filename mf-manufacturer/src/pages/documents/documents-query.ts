import type { DocumentTraceAnswer, OwnChecklistAnswer } from 'shared-kit/contract';
import { queries, queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

export const checklistQuery = queryOptions({
  queryKey: ['documents', 'checklist'],
  queryFn: ({ signal }) => api.get<OwnChecklistAnswer>('/api/documents', {}, signal),
});

export const traceQuery = queryOptions({
  queryKey: ['documents', 'trace'],
  queryFn: ({ signal }) => api.get<DocumentTraceAnswer>('/api/documents/trace', {}, signal),
});

export const askDocumentsAgain = () => queries.invalidateQueries({ queryKey: ['documents'] });
