import { lazy, Suspense } from 'react';
import { sessionStore } from 'shared-kit/shell';

const ExpiredSessionDialog = lazy(() => import('./expired-session-dialog.tsx'));

/**
 * Asks to sign in again over the page, which stays as it is. Whoever declines is asked again when the server
 * next refuses something.
 */
export function ExpiredSession() {
  const isExpired = sessionStore((state) => state.isExpired);
  const session = sessionStore((state) => state.session);
  if (!isExpired || !session) return null;
  const decline = () => sessionStore.setState({ isExpired: false });
  return (
    <Suspense>
      <ExpiredSessionDialog session={session} onClose={decline} />
    </Suspense>
  );
}
