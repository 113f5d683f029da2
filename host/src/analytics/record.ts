import type { Session } from 'shared-kit/contract/session';
import { sessionStore } from 'shared-kit/shell';
import { asksForConsent, consentStore } from '../consent/consent-store.ts';
import { PageError } from '../routing/page-error.ts';
import type { AnalyticsClient, Noted } from './analytics-client.ts';

type Parts = Readonly<{ load: () => Promise<AnalyticsClient>; ask: () => Promise<void> }>;

const parts: Parts = {
  load: async () => (await import('./posthog-client.ts')).posthogClient(),
  ask: async () => (await import('../consent/show-consent.tsx')).showConsent(),
};

/**
 * Records pages and failures while the visitor agrees. After they agree it records the current page, but nothing
 * before.
 */
export function record({ load, ask }: Parts = parts): (noted: Noted) => void {
  let client: Promise<AnalyticsClient> | null = null;
  let page: string | null = null;
  const isAllowed = () => consentStore.getState().choice === 'granted';
  const withClient = async (use: (client: AnalyticsClient) => void): Promise<void> => {
    client ??= load();
    const loaded = await client;
    if (isAllowed()) use(loaded);
  };
  const visit = (path: string) => whoIsHere().then((session) => withClient((it) => it.visit(path, session)));
  const quietly = (work: Promise<void>) =>
    void work.catch((error: unknown) => console.warn('Analytics did not load', error));

  consentStore.subscribe(({ choice }, { choice: before }) => {
    if (choice === before) return;
    if (choice === 'granted')
      quietly(withClient((it) => it.resume()).then(() => (page ? visit(page) : undefined)));
    else if (client) quietly(client.then((it) => it.stop()));
  });
  sessionStore.subscribe(({ session }, { session: before }) => {
    if (before && !session && isAllowed()) quietly(withClient((it) => it.forget()));
  });
  if (asksForConsent()) quietly(ask());

  return (noted) => {
    if ('path' in noted) page = noted.path;
    if (!isAllowed() || isNothingNew(noted)) return;
    quietly('path' in noted ? visit(noted.path) : withClient((it) => it.fail(noted.error)));
  };
}

/** An address without a page isn't a failure. */
const isNothingNew = (noted: Noted): boolean =>
  'error' in noted && noted.error instanceof PageError && noted.error.status === 404;

/** At the start the session is still being fetched: wait for it, to know whose page this is. */
function whoIsHere(): Promise<Session | null> {
  const { status, session } = sessionStore.getState();
  if (status === 'known') return Promise.resolve(session);
  return new Promise((resolve) => {
    const stop = sessionStore.subscribe((state) => {
      if (state.status !== 'known') return;
      stop();
      resolve(state.session);
    });
  });
}
