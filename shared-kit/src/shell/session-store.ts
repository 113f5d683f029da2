import { readSession, type Session } from 'shared-kit/contract';
import { create } from 'zustand';
import { useKnown } from './known-store.ts';
import { isFreshPageAnswer, pageAnswers } from './page-answers.ts';
import { tellOtherTabs } from './session-news.ts';

type SessionState = Readonly<{
  /** `pending` until the first answer; afterwards a session or `null`. */
  status: 'pending' | 'known';
  session: Session | null;
  /**
   * The server no longer knows the session that this tab works under. It stays in place, so that nothing on the
   * page is lost, while the visitor is asked to sign in again.
   */
  isExpired: boolean;
}>;

export const sessionStore = create<SessionState>(() => ({
  status: 'pending',
  session: null,
  isExpired: false,
}));

const address = '/api/_auth/session';

/** Pages wait for this answer: one that doesn't come is a failure as well. */
const longestWaitMs = 15_000;

/** Takes the session that came with the document, or asks for it. */
export function startSession(): void {
  if (!isFreshPageAnswer(address)) void fetchSession();
  else sessionStore.setState({ status: 'known', session: readSession(pageAnswers.getState()[address]) });
}

type Asking = { quietly?: boolean; keepEnded?: boolean };

/** Null where the server can't tell now who is signed in. */
const askServer = (): Promise<unknown> =>
  fetch(address, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(longestWaitMs) })
    .then((response) => (response.ok ? response.json() : response.status < 500 ? {} : null))
    .catch(() => null);

/**
 * Asks once, without retry. At start a failure counts as logged out; later the tab keeps what it knows until the server
 * answers. `quietly`: other tabs know already. `keepEnded`: a session that is gone counts as expired, so that the page
 * stays and the visitor is asked to sign in again.
 */
export async function fetchSession({
  quietly = false,
  keepEnded = false,
}: Asking = {}): Promise<Session | null> {
  const answer = await askServer();
  const before = sessionStore.getState();
  if (answer === null && before.status === 'known') return before.session;
  const session = readSession(answer);
  if (keepEnded && !session && before.session) {
    noteExpiry();
    return before.session;
  }
  sessionStore.setState({ status: 'known', session, isExpired: false });
  // What the document brought was answered to somebody else.
  if (before.status === 'known' && before.session?.secure.id !== session?.secure.id)
    pageAnswers.setState({}, true);
  const isNews = before.isExpired || before.session?.secure.id !== session?.secure.id;
  if (!quietly && before.status === 'known' && isNews) tellOtherTabs();
  return session;
}

let signingOut = new AbortController();

/** Aborted while the visitor signs out: what is read then would be refused, and taken for an expired session. */
export const signingOutSignal = (): AbortSignal => signingOut.signal;

/** Ends the session on the server; the local one is cleared whatever the server says. */
export async function endSession(): Promise<void> {
  signingOut.abort();
  await fetch(address, { method: 'DELETE', signal: AbortSignal.timeout(longestWaitMs) }).catch(
    () => undefined,
  );
  sessionStore.setState({ status: 'known', session: null, isExpired: false });
  signingOut = new AbortController();
  tellOtherTabs();
}

/** To be told when the server refuses as signed out what a signed-in visitor asks. */
export function noteExpiry(): void {
  if (sessionStore.getState().session) sessionStore.setState({ isExpired: true });
}

/** The signed-in visitor, or `null` when logged out or not known yet. */
export const useSession = (): Session | null => useKnown(sessionStore, (state) => state.session);
