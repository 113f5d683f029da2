import type { AgreementForStaffAnswer, Locale } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

export const companyAgreementQuery = (companyId: string, locale: Locale) =>
  queryOptions({
    queryKey: ['verification', 'agreement', companyId, locale],
    queryFn: ({ signal }) =>
      api.get<AgreementForStaffAnswer>(`/api/admin/companies/${companyId}/agreement`, { locale }, signal),
  });
