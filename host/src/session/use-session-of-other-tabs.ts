import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { fetchSession, onNewsOfOtherTabs, sessionStore } from 'shared-kit/shell';

/** Signing in or out in one tab holds in all: the server is asked, and the access rules once more. */
export function useSessionOfOtherTabs(): void {
  const { revalidate } = useRevalidator();
  const ask = useRef(revalidate);
  ask.current = revalidate;
  useEffect(
    () =>
      onNewsOfOtherTabs(() => {
        const before = sessionStore.getState().session?.secure.id;
        void fetchSession({ quietly: true }).then((session) => {
          if (session?.secure.id !== before) void ask.current();
        });
      }),
    [],
  );
}
