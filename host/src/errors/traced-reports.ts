import type { FailureReport, StackFrame } from 'shared-kit/contract/failures';
import { ApiError } from 'shared-kit/shell';
import { AreaFailure } from '../federation/area-failure.ts';
import { classifyFailure } from '../federation/failure.ts';
import { PageError } from '../routing/page-error.ts';
import { frameAt, readStack } from './read-stack.ts';
import { reportFailure } from './report-failure.ts';
import { shownPattern } from './shown-page.ts';
import { traceOf } from './trace-of.ts';

/** Failed areas are already reported, and the server knows its own refusals. */
const isKnown = (error: unknown): boolean =>
  error instanceof AreaFailure || error instanceof ApiError || error instanceof PageError;

/** A page that failed while it was shown. */
export function pageBroke(error: unknown): void {
  if (isKnown(error)) return;
  const code = classifyFailure(error);
  reportFailure({
    code: code === 'area.threw' ? 'page.threw' : code,
    page: shownPattern(),
    ...traceOf(error),
  });
}

export function startFailed(error: unknown): void {
  reportFailure({ code: 'shell.start-failed', page: shownPattern(), ...traceOf(error) });
}

/** An area that did not load, for a cause that may have a stack. */
export function areaFailed(failed: Omit<FailureReport, 'frames' | 'components'>, cause: unknown): void {
  const frames = readStack(cause instanceof Error ? cause.stack : null);
  reportFailure({ ...failed, frames, components: [] });
}

type Release = Pick<FailureReport, 'area' | 'version'>;

/** A panel of an area that did not load, on a page that may be another's. */
export const panelMissing = (code: FailureReport['code'], { area, version }: Release, cause: unknown): void =>
  areaFailed({ code, area, version, page: shownPattern() }, cause);

/** A panel that threw while it was shown. It is its area's failure, wherever the innermost frame is. */
export function panelThrew({ area, version }: Release, error: unknown): void {
  if (isKnown(error)) return;
  reportFailure({ code: 'panel.threw', page: shownPattern(), ...traceOf(error), area, version });
}

export const eventThrew = ({ error, filename, lineno, colno }: ErrorEvent): void =>
  uncaught('page.event-threw', error, frameAt(filename, lineno, colno));

export const promiseRejected = ({ reason }: PromiseRejectionEvent): void =>
  uncaught('page.promise-rejected', reason);

/** What names none of the market's scripts may come from an extension of the browser, so it isn't reported. */
function uncaught(code: FailureReport['code'], error: unknown, thrownAt: StackFrame | null = null): void {
  if (isKnown(error)) return;
  const trace = traceOf(error, thrownAt);
  if (trace.frames.length > 0) reportFailure({ code, page: shownPattern(), ...trace });
}
