import { useState } from 'react';
import { type QuoteShareCreated, quotes, type ShareInput } from 'shared-kit/contract/quotes';
import { queryOptions, useQuery } from 'shared-kit/query';
import { ApiError, call, useSubmit } from 'shared-kit/shell';
import { useText } from '../../../text.ts';
import { refusalText } from '../decision/refusal-text.ts';

const sharesQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ['quote-shares', quoteId],
    queryFn: ({ signal }) => call(quotes.listShares, { params: { id: quoteId }, signal }),
    staleTime: 0,
  });

/** My company's links to a quote, with functions to create and revoke them. */
export function useShares(quoteId: string) {
  const t = useText();
  const query = useQuery(sharesQuery(quoteId));
  const [created, setCreated] = useState<QuoteShareCreated | null>(null);
  const submit = useSubmit((error) => refusalText(error, t));
  const { pending, failure } = submit;

  const run = async (what: 'create' | 'revoke', work: () => Promise<void>): Promise<boolean> => {
    if (pending) return false;
    const isDone = await submit.run(work, what);
    void query.refetch();
    return isDone;
  };
  return {
    query,
    created,
    pending,
    failure,
    create: (input: ShareInput) =>
      run('create', async () => {
        setCreated(await call(quotes.createShare, { params: { id: quoteId }, body: input }));
      }),
    revoke: (shareId: string) =>
      run('revoke', async () => {
        await revoke(quoteId, shareId);
        setCreated((before) => (before?.id === shareId ? null : before));
      }),
  };
}

/** A link that is already gone counts as revoked. */
async function revoke(quoteId: string, shareId: string): Promise<void> {
  try {
    await call(quotes.revokeShare, { params: { id: quoteId, shareId } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'quote.share-not-found') throw error;
  }
}
