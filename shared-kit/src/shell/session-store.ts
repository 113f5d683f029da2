import { currentSession } from 'shared-kit/contract/current-session';
import { readSession, type Session } from 'shared-kit/contract/session';
import { create } from 'zustand';
import { broughtAnswers, isDocumentFresh } from './brought-answers.ts';
import { useKnown } from './known-store.ts';
import { tellOtherTabs } from './session-news.ts';

type SessionState = Readonly<{
  /** `pending` until the first answer. */
  status: 'pending' | 'known';
  session: Session | null;
  /**
   * The server no longer knows this tab's session. The session stays in the store, so that nothing on the page is lost
   * while the visitor is asked to sign in again.
   */
  isExpired: boolean;
}>;

export const sessionStore = create<SessionState>(() => ({
  status: 'pending',
  session: null,
  isExpired: false,
}));

/** Pages wait for this answer, so a missing answer must count as a failure. */
const longestWaitMs = 15_000;

/** Takes the session that came with the document, or else asks the server. */
export function startSession(): void {
  const { session } = broughtAnswers.getState();
  if (session === undefined || !isDocumentFresh()) void knownSession();
  else sessionStore.setState({ status: 'known', session: readSession(session) });
}

type Asking = { quietly?: boolean; keepEnded?: boolean };

/** Null if the server can't say now who is signed in. */
const askServer = (): Promise<unknown> =>
  fetch(currentSession.read.path, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(longestWaitMs),
  })
    .then((response) => (response.ok ? response.json() : response.status < 500 ? {} : null))
    .catch(() => null);

/**
 * Asks the server once, without retry. At start a failure counts as signed out; later the tab keeps its session until
 * the server answers. `quietly`: don't tell other tabs. `keepEnded`: treat a missing session as expired, so that the
 * page stays and the visitor is asked to sign in again.
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
  // These answers were given to another person.
  if (before.status === 'known' && before.session?.secure.id !== session?.secure.id)
    broughtAnswers.setState({ queries: [] }, true);
  const isNews = before.isExpired || before.session?.secure.id !== session?.secure.id;
  if (!quietly && before.status === 'known' && isNews) tellOtherTabs();
  return session;
}

let firstAnswer: Promise<Session | null> | null = null;

/** The session, also while the page is still finding out who is signed in: all who wait ask the server once. */
export async function knownSession(): Promise<Session | null> {
  const { status, session } = sessionStore.getState();
  if (status === 'known') return session;
  firstAnswer ??= fetchSession().finally(() => {
    firstAnswer = null;
  });
  return firstAnswer;
}

let signingOut = new AbortController();

/** Aborts reads while the visitor signs out: a refusal then would look like an expired session. */
export const signingOutSignal = (): AbortSignal => signingOut.signal;

/** Ends the session on the server. The local session is cleared even if the request fails. */
export async function endSession(): Promise<void> {
  signingOut.abort();
  await fetch(currentSession.end.path, {
    method: currentSession.end.method,
    signal: AbortSignal.timeout(longestWaitMs),
  }).catch(() => undefined);
  sessionStore.setState({ status: 'known', session: null, isExpired: false });
  signingOut = new AbortController();
  tellOtherTabs();
}

/** Call it when the server refuses a signed-in visitor's request as signed out. */
export function noteExpiry(): void {
  if (sessionStore.getState().session) sessionStore.setState({ isExpired: true });
}

/** The signed-in visitor; `null` if signed out or not known yet. */
export const useSession = (): Session | null => useKnown(sessionStore, (state) => state.session);
