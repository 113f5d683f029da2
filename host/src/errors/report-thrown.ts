import type * as Reports from './traced-reports.ts';

/** Makes a report with what reads stacks, which loads when something threw: no first view needs it. */
export function reportThrown(make: (reports: typeof Reports) => void): void {
  import('./traced-reports.ts').then(make).catch(() => undefined);
}

/** Reports from now on what no page catches: errors in event handlers and timers, and promises that nobody handles. */
export function reportUncaught(): void {
  window.addEventListener('error', (event) => reportThrown((it) => it.eventThrew(event)));
  window.addEventListener('unhandledrejection', (event) => reportThrown((it) => it.promiseRejected(event)));
}
