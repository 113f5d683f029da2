import type { OverviewStep } from 'shared-kit/contract/makers';

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The figures as CSV, in an address that a link can download. */
export function historyFile(steps: readonly OverviewStep[], heads: readonly string[]): string {
  const rows = steps.map(({ from, requests, offers, accepted }) =>
    [from, requests, offers, accepted].join(','),
  );
  // The mark tells spreadsheets that the text is UTF-8.
  const text = `\uFEFF${[heads.map(quoted).join(','), ...rows].join('\r\n')}\r\n`;
  return `data:text/csv;charset=utf-8,${encodeURIComponent(text)}`;
}
