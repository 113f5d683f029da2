import type { Locale, OwnAgreementAnswer } from 'shared-kit/contract';
import { queries, queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

export const agreementQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['agreement', locale],
    queryFn: ({ signal }) => api.get<OwnAgreementAnswer>('/api/agreement', { locale }, signal),
  });

export const askAgreementAgain = () => queries.invalidateQueries({ queryKey: ['agreement'] });
