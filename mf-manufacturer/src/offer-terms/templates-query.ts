import type { OfferTemplatesAnswer } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

/** The terms that my company's offers begin with. */
export const templatesQuery = () =>
  queryOptions({
    queryKey: ['offer-templates'],
    queryFn: ({ signal }) => api.get<OfferTemplatesAnswer>('/api/manufacturer/offer-templates', {}, signal),
  });
