import { useEffect, useState } from 'react';
import { catalogue, type SuggestionsAnswer } from 'shared-kit/contract/catalogue';
import { useQuery } from 'shared-kit/query';
import { call, publicConfig, useLocale, useSession } from 'shared-kit/shell';
import { connectionStore, isOffline } from 'shared-kit/shell/host';

/** Pause in typing before asking. */
const restMilliseconds = 150;
/** Fewer letters match too much for useful suggestions. */
const shortest = 2;

/**
 * Suggestions for the typed words. Newer words abort the request. A failure gives no suggestions, since the search
 * works without them.
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
    queryFn: ({ signal }) => call(catalogue.suggest, { query: { q: rested, locale }, signal }),
    enabled: isWorthIt,
    // Keep suggestions for the same first letters until the new answer comes, so that the list doesn't flicker.
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
