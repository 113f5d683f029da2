import { type BulkEdit, bulkEdits } from 'shared-kit/contract/products';
import { queries, queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

/** The bulk edits, in the order of their buttons. */
export const bulkActions = ['publish', 'archive', 'price', 'lead-time'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Publishing and archiving need no figures. */
export const editWithoutFigures = (action: BulkAction): BulkEdit | null =>
  action === 'publish' || action === 'archive' ? { kind: action } : null;

/** My company's newest bulk edit while it can be undone. */
export const newestEditQuery = queryOptions({
  queryKey: ['newest-bulk-edit'],
  queryFn: ({ signal }) => call(bulkEdits.newest, { signal }),
});

/** After products were changed, the list and the chance to undo are others. */
export const listAgain = () =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['own-products'] }),
    queries.invalidateQueries({ queryKey: newestEditQuery.queryKey }),
  ]);
