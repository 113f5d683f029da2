import type { FailureReport, StackFrame } from 'shared-kit/contract';
import { ApiError } from 'shared-kit/shell';
import { AreaFailure } from '../federation/area-failure.ts';
import { classifyFailure } from '../federation/failure.ts';
import { PageError } from '../routing/page-error.ts';
import { frameAt } from './read-stack.ts';
import { reportFailure } from './report-failure.ts';
import { traceOf } from './trace-of.ts';

/** Failed areas are already reported, and the server knows its own refusals. */
const isKnown = (error: unknown): boolean =>
  error instanceof AreaFailure || error instanceof ApiError || error instanceof PageError;

/** Reports a page that failed while it was shown. */
export function reportBroken(error: unknown): void {
  if (isKnown(error)) return;
  const code = classifyFailure(error);
  reportFailure({ code: code === 'area.threw' ? 'page.threw' : code, ...traceOf(error) });
}

/**
 * Reports from now on what no page catches: errors in event handlers and timers, and promises that nobody handles. What
 * names none of the market's scripts may come from an extension of the browser, so it isn't reported.
 */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error, filename, lineno, colno }) =>
    report('page.event-threw', error, frameAt(filename, lineno, colno)),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => report('page.promise-rejected', reason));
}

function report(code: FailureReport['code'], error: unknown, thrownAt: StackFrame | null = null): void {
  if (isKnown(error)) return;
  const trace = traceOf(error, thrownAt);
  if (trace.frames.length > 0) reportFailure({ code, ...trace });
}
