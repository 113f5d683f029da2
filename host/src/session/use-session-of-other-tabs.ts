import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { fetchSession, hasUnsavedInput, onNewsOfOtherTabs, sessionStore } from 'shared-kit/shell';

/**
 * Signing in or out in one tab holds in all: the server is asked, and the access rules once more. A page with unsaved
 * input is not taken away by it: there the visitor is asked to sign in again.
 */
export function useSessionOfOtherTabs(): void {
  const { revalidate } = useRevalidator();
  const ask = useRef(revalidate);
  ask.current = revalidate;
  useEffect(
    () =>
      onNewsOfOtherTabs(() => {
        const before = sessionStore.getState().session?.secure.id;
        void fetchSession({ quietly: true, keepEnded: hasUnsavedInput() }).then((session) => {
          if (session?.secure.id !== before) void ask.current();
        });
      }),
    [],
  );
}
