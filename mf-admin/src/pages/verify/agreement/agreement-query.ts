import { staffAgreements } from 'shared-kit/contract/agreements';
import type { Locale } from 'shared-kit/contract/languages';
import { queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

export const companyAgreementQuery = (companyId: string, locale: Locale) =>
  queryOptions({
    queryKey: ['verification', 'agreement', companyId, locale],
    queryFn: ({ signal }) =>
      call(staffAgreements.read, { params: { id: companyId }, query: { locale }, signal }),
  });
