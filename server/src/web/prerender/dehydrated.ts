import { dehydrate, QueryClient } from '@tanstack/query-core';
import type { BroughtQuery } from 'shared-kit/contract/areas';
import type { SentAnswers } from './ask.ts';

/**
 * Answers as a page's query cache takes them, in the renderer and in the browser. Without times, so that equal answers
 * give equal documents: the browser knows when the document came.
 */
export function dehydrated(answers: SentAnswers): readonly BroughtQuery[] {
  const client = new QueryClient();
  for (const [address, { text }] of answers)
    client.setQueryData([address], JSON.parse(text), { updatedAt: 0 });
  return dehydrate(client).queries.map(({ queryKey, queryHash, state }) => ({
    queryKey: queryKey as [string],
    queryHash,
    state,
  }));
}
