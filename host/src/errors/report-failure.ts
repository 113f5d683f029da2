import { type FailureReport, failures } from 'shared-kit/contract/failures';
import { RateBucket } from '../rate-bucket.ts';

/** Repeated reports of one failure say nothing new. */
const reports = new RateBucket(10, 10_000);

/** Reports a failure to the market, with or without consent: it contains nothing about the visitor. */
export function reportFailure(report: FailureReport): void {
  if (!navigator.onLine || !reports.take()) return;
  void fetch(failures.report.path, {
    method: failures.report.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    // The request must survive the document, which a reload may replace.
    keepalive: true,
  }).catch(() => undefined);
}
