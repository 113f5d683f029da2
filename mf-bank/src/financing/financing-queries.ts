import { financing } from 'shared-kit/contract/financing';
import { queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

/** The financing of a quote as its buyer reads it; page and panel share the answer. */
export const financingQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ['financing', quoteId],
    queryFn: ({ signal }) => call(financing.read, { params: { id: quoteId }, signal }),
  });

/** The same for the market's staff. */
export const staffFinancingQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ['staff-financing', quoteId],
    queryFn: ({ signal }) => call(financing.readForStaff, { params: { id: quoteId }, signal }),
  });
