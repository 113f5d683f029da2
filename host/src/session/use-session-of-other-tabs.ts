import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { sessionStore } from 'shared-kit/shell';
import { fetchSession, hasUnsavedInput, onNewsOfOtherTabs } from 'shared-kit/shell/host';

/**
 * Signing in or out, and other rights, apply to all tabs: each asks the server and checks the access rules again. A page
 * with unsaved input stays and asks the visitor to sign in again.
 */
export function useSessionOfOtherTabs(): void {
  const { revalidate } = useRevalidator();
  const ask = useRef(revalidate);
  ask.current = revalidate;
  useEffect(
    () =>
      onNewsOfOtherTabs(() => {
        const before = JSON.stringify(sessionStore.getState().session);
        void fetchSession({ quietly: true, keepEnded: hasUnsavedInput() }).then((session) => {
          if (JSON.stringify(session) !== before) void ask.current();
        });
      }),
    [],
  );
}
