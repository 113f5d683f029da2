import { myCompany } from 'shared-kit/contract/my-company';
import { queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

/** The company that asks; nothing is loaded for somebody without one. */
export const companyQuery = (companyId: string | null) =>
  queryOptions({
    queryKey: ['company', companyId],
    queryFn: ({ signal }) => call(myCompany.read, { signal }),
    enabled: companyId !== null,
  });
