import type { BrowserContext } from '@playwright/test';
import { traceBuiltIns } from './trace-built-ins.ts';
import { traceListeners } from './trace-listeners.ts';
import { traceLoading } from './trace-loading.ts';
import { traceTimers } from './trace-timers.ts';

/** What a document has done since it began. */
export type Trace = {
  /** The pattern of the area's page that is shown; null on the host's pages. */
  page: string | null;
  /** Cumulative layout shift, and what moved. */
  shift: number;
  moved: string[];
  /** The host said that the page is slow to come. */
  isSlow: boolean;
  longestTaskMs: number;
  /** How many listeners each page has on window and document, by a sentence about each kind. */
  listeners: () => Record<string, number>;
  /** A sentence for each interval of a page that still runs. */
  intervals: () => string[];
  /** Properties of built-in objects that changed. */
  changedBuiltIns: () => string[];
};

declare global {
  interface Window {
    trialTrace?: Trace;
  }
}

/** Has every document of this browser traced, from before its own scripts run. */
export async function traceDocuments(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.trialTrace = {
      page: null,
      shift: 0,
      moved: [],
      isSlow: false,
      longestTaskMs: 0,
      listeners: () => ({}),
      intervals: () => [],
      changedBuiltIns: () => [],
    };
    // A button may print.
    window.print = () => undefined;
  });
  // Built-in objects last: the others replace some of their functions.
  for (const script of [traceLoading, traceListeners, traceTimers, traceBuiltIns])
    await context.addInitScript(script);
}
