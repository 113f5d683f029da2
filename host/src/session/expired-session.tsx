import { Suspense } from 'react';
import { lazyPart, sessionStore, useSession } from 'shared-kit/shell';

const ExpiredSessionDialog = lazyPart(() => import('./expired-session-dialog.tsx'));

/**
 * Asks the visitor to sign in again, over the unchanged page. If they decline, the server's next refusal asks again.
 */
export function ExpiredSession() {
  const isExpired = sessionStore((state) => state.isExpired);
  const session = useSession();
  if (!isExpired || !session) return null;
  const decline = () => sessionStore.setState({ isExpired: false });
  return (
    <Suspense>
      <ExpiredSessionDialog session={session} onClose={decline} />
    </Suspense>
  );
}
