import { useEffect, useState } from 'react';
import type { SuggestionsAnswer } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { api, connectionStore, isOffline, publicConfig, useLocale, useSession } from 'shared-kit/shell';

/** Between two keys of somebody who types on. */
const restMilliseconds = 150;
/** What fewer letters begin is too much to suggest anything. */
const shortest = 2;

/**
 * What somebody may mean who has typed `words`. A question that newer words have overtaken is given up; one that
 * fails just has no answer, since the search itself needs none.
 */
export function useSuggestions(words: string): SuggestionsAnswer | undefined {
  const locale = useLocale();
  const isSignedIn = useSession() !== null;
  const isCutOff = connectionStore(isOffline);
  const rested = useRested(words);
  const mayAsk = (publicConfig().fullMode || isSignedIn) && !isCutOff;
  const isWorthIt = words.length >= shortest && rested.length >= shortest && mayAsk;
  const { data } = useQuery({
    queryKey: ['host', 'suggestions', locale, rested],
    queryFn: ({ signal }) => api.get<SuggestionsAnswer>('/api/suggestions', { q: rested, locale }, signal),
    enabled: isWorthIt,
    // What the same beginning suggested stays until the new answer is there, so that the list doesn't blink.
    placeholderData: (before: SuggestionsAnswer | undefined, question) =>
      String(question?.queryKey.at(-1)).slice(0, shortest) === rested.slice(0, shortest) ? before : undefined,
    staleTime: 60_000,
    retry: false,
  });
  return isWorthIt ? data : undefined;
}

function useRested(words: string): string {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), restMilliseconds);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
}
