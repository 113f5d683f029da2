import type { FailureReport } from 'shared-kit/contract';
import { RateBucket } from '../rate-bucket.ts';
import { shownPattern } from './shown-page.ts';

/** Repeated reports of one failure say nothing new. */
const reports = new RateBucket(10, 10_000);

/**
 * Reports a failure to the market, with or without consent: it contains nothing about the visitor. `page` defaults to
 * the current page.
 */
export function reportFailure({
  page = shownPattern(),
  ...failure
}: Omit<FailureReport, 'page'> & { page?: string | null }): void {
  if (!navigator.onLine || !reports.take()) return;
  const report: FailureReport = { ...failure, page };
  void fetch('/api/failures', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    // The request must survive the document, which a reload may replace.
    keepalive: true,
  }).catch(() => undefined);
}
