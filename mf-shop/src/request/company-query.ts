import type { OwnCompany } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

/** The company that asks; nothing is loaded for somebody without one. */
export const companyQuery = (companyId: string | null) =>
  queryOptions({
    queryKey: ['company', companyId],
    queryFn: ({ signal }) => api.get<OwnCompany>('/api/company', {}, signal),
    enabled: companyId !== null,
  });
