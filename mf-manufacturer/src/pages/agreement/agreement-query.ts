import type { AgreementAnswer, Locale } from 'shared-kit/contract';
import { queries, queryOptions } from 'shared-kit/query';
import { ApiError, api } from 'shared-kit/shell';

/** Null where companies of the reader's kind sign no agreement. */
export const agreementQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['agreement', locale],
    queryFn: async ({ signal }): Promise<AgreementAnswer | null> => {
      try {
        return await api.get<AgreementAnswer>('/api/agreement', { locale }, signal);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'agreement.not-needed') return null;
        throw error;
      }
    },
  });

export const askAgreementAgain = () => queries.invalidateQueries({ queryKey: ['agreement'] });
