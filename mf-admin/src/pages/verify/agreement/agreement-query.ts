import type { CompanyAgreementAnswer, Locale } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { ApiError, api } from 'shared-kit/shell';

/** Null where companies of this kind sign no agreement. */
export const companyAgreementQuery = (companyId: string, locale: Locale) =>
  queryOptions({
    queryKey: ['verification', 'agreement', companyId, locale],
    queryFn: async ({ signal }): Promise<CompanyAgreementAnswer | null> => {
      try {
        const url = `/api/admin/companies/${companyId}/agreement`;
        return await api.get<CompanyAgreementAnswer>(url, { locale }, signal);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'agreement.not-needed') return null;
        throw error;
      }
    },
  });
