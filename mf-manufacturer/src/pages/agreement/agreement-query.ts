import { agreements } from 'shared-kit/contract/agreements';
import type { Locale } from 'shared-kit/contract/languages';
import { queries, queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

export const agreementQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['agreement', locale],
    queryFn: ({ signal }) => call(agreements.read, { query: { locale }, signal }),
  });

export const askAgreementAgain = () => queries.invalidateQueries({ queryKey: ['agreement'] });
