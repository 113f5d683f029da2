import { readSession, type Session } from 'shared-kit/contract';
import { create } from 'zustand';

type SessionState = Readonly<{
  /** `pending` until the first answer; afterwards a session or `null`. */
  status: 'pending' | 'known';
  session: Session | null;
}>;

export const sessionStore = create<SessionState>(() => ({ status: 'pending', session: null }));

const address = '/api/_auth/session';

/** Asks once, without retry. A failure counts as logged out. */
export async function fetchSession(): Promise<Session | null> {
  const answer = await fetch(address, { headers: { accept: 'application/json' } })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  const session = readSession(answer);
  sessionStore.setState({ status: 'known', session });
  return session;
}

/** Ends the session on the server; the local one is cleared whatever the server says. */
export async function endSession(): Promise<void> {
  await fetch(address, { method: 'DELETE' }).catch(() => undefined);
  sessionStore.setState({ status: 'known', session: null });
}

/** The signed-in visitor, or `null` when logged out or not known yet. */
export const useSession = (): Session | null => sessionStore((state) => state.session);
