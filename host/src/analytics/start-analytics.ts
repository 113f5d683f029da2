import type { ClientOnErrorFunction, createBrowserRouter } from 'react-router-dom';
import { publicConfig } from 'shared-kit/shell';
import { startConsent } from '../consent/consent-store.ts';

export type Router = ReturnType<typeof createBrowserRouter>;
/** Something worth recording: a page that was shown, by its full path, or a failure. */
export type Noted = Readonly<{ path: string }> | Readonly<{ error: unknown }>;

/** A page that fails over and over must not fill the memory before anybody looks. */
const mostWaiting = 50;

/**
 * Notes pages and failures from the start; whatever records them, and the question whether it may, is loaded once
 * the first page is painted and the browser has nothing better to do. Without a key nothing of it happens.
 * Answers what the router is to call when a page fails.
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
  return (error, { errorInfo }) => {
    // Given a handler, the router leaves the console to it for what broke while rendering.
    if (errorInfo) console.error(error, errorInfo.componentStack);
    noteFailure(error);
  };
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

/** A page that fails at once does so before the router is on the screen, which then calls nobody. */
function noteFailures(router: Router, fail: (error: unknown) => void): void {
  const look = ({ errors }: Router['state']) => {
    for (const error of Object.values(errors ?? {})) fail(error);
  };
  look(router.state);
  router.subscribe(look);
}

function whenIdle(run: () => Promise<void>): void {
  const idle = () => {
    // An analytics file that does not load is no failure of the market.
    const attempt = () => void run().catch((error) => console.warn('Analytics did not load', error));
    if (window.requestIdleCallback) window.requestIdleCallback(attempt, { timeout: 5000 });
    else setTimeout(attempt, 2000);
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
