import type { ClientOnErrorFunction, createBrowserRouter } from 'react-router-dom';
import { publicConfig } from 'shared-kit/shell';
import { startConsent } from '../consent/consent-store.ts';
import type { Noted } from './analytics-client.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** Limits the memory that a repeatedly failing page can fill. */
const mostWaiting = 50;

/**
 * Notes pages and failures from the start. The recorder and the consent question load once the first page is painted
 * and the browser is idle. Without a key, analytics is off. Returns the router's error handler.
 */
export function startAnalytics(router: Router): ClientOnErrorFunction | undefined {
  if (publicConfig().posthogPublicKey === '') return undefined;
  const waiting: Noted[] = [];
  let note = (noted: Noted): void => {
    if (waiting.length < mostWaiting) waiting.push(noted);
  };
  startConsent();
  noteVisits(router, (path) => note({ path }));
  let failed: unknown = null;
  const noteFailure = (error: unknown): void => {
    if (error !== failed) note({ error });
    failed = error;
  };
  noteFailures(router, noteFailure);
  window.addEventListener('error', ({ error, message }) => note({ error: error ?? message }));
  window.addEventListener('unhandledrejection', ({ reason }) => note({ error: reason }));
  whenIdle(async () => {
    const { record } = await import('./record.ts');
    note = record();
    for (const noted of waiting.splice(0)) note(noted);
  });
  return noteFailure;
}

function noteVisits(router: Router, visit: (path: string) => void): void {
  let shown: Router['state']['location'] | null = null;
  const look = ({ initialized, location, navigation }: Router['state']) => {
    if (!initialized || navigation.state !== 'idle' || location === shown) return;
    shown = location;
    visit(location.pathname + location.search + location.hash);
  };
  look(router.state);
  router.subscribe(look);
}

/** The router doesn't call its handler for errors of the first page, so read them from its state. */
function noteFailures(router: Router, fail: (error: unknown) => void): void {
  const look = ({ errors }: Router['state']) => {
    for (const error of Object.values(errors ?? {})) fail(error);
  };
  look(router.state);
  router.subscribe(look);
}

function whenIdle(run: () => Promise<void>): void {
  const idle = () => {
    // A recorder that doesn't load isn't a failure of the market.
    const attempt = () => void run().catch((error) => console.warn('Analytics did not load', error));
    if (window.requestIdleCallback) window.requestIdleCallback(attempt, { timeout: 5000 });
    else setTimeout(attempt, 2000);
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
