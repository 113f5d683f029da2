import type { FailureReport } from 'shared-kit/contract';
import { RateBucket } from '../rate-bucket.ts';

/** Repeated reports of one failure say nothing new. */
const reports = new RateBucket(10, 10_000);

/**
 * Reports a failure to the market's log, with or without consent: it contains nothing about the visitor.
 * `path` defaults to the current page; the server masks tokens in it.
 */
export function reportFailure({
  path = window.location.pathname,
  ...failure
}: Omit<FailureReport, 'path'> & { path?: string }): void {
  if (!navigator.onLine || !reports.take()) return;
  const report: FailureReport = { ...failure, path: path.slice(0, 300) };
  void fetch('/api/failures', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    // The request must survive the document, which a reload may replace.
    keepalive: true,
  }).catch(() => undefined);
}
