import type { OverviewStep } from 'shared-kit/contract/makers';
import { csvText } from 'shared-kit/csv';

/** The figures as CSV, in an address that a link can download. */
export function historyFile(steps: readonly OverviewStep[], heads: readonly string[]): string {
  const rows = steps.map(({ from, requests, offers, accepted }) => [from, requests, offers, accepted]);
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csvText([heads, ...rows]))}`;
}
