import { offerTemplates } from 'shared-kit/contract/quotes';
import { queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

/** The terms that my company's offers begin with. */
export const templatesQuery = () =>
  queryOptions({
    queryKey: ['offer-templates'],
    queryFn: ({ signal }) => call(offerTemplates.list, { signal }),
  });
