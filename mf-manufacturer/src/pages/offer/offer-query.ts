import type { Locale, OfferDraftAnswer, QuoteDetail } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

/** The request to answer, as my company sees it. */
export const requestQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['quote', id, locale],
    queryFn: ({ signal }) => api.get<QuoteDetail>(`/api/quotes/${id}`, { locale }, signal),
  });

/** Loaded once per editor: afterwards the input counts, and the server refuses a save if a colleague was faster. */
export const draftQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['offer-draft', id],
    queryFn: ({ signal }) => api.get<OfferDraftAnswer>(`/api/quotes/${id}/offer-draft`, { locale }, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  });
