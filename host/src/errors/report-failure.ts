import type { FailureReport } from 'shared-kit/contract';
import { maskTokens } from '../analytics/mask-tokens.ts';
import { RateBucket } from '../rate-bucket.ts';

/** What fails over and over says no more by it. */
const reports = new RateBucket(10, 10_000);

/**
 * Tells the market's log what broke, whether or not the visitor agreed to be recorded: nothing of it is about them.
 * Without a path it is that of the page on show.
 */
export function reportFailure({
  path = window.location.pathname,
  ...failure
}: Omit<FailureReport, 'path'> & { path?: string }): void {
  if (!navigator.onLine || !reports.take()) return;
  const report: FailureReport = { ...failure, path: maskTokens(path).slice(0, 300) };
  void fetch('/api/failures', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    // It outlives the document, which a reload may be about to replace.
    keepalive: true,
  }).catch(() => undefined);
}
