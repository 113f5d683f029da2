import { judge, type Verdict } from '../budget.ts';
import { kilobytes, milliseconds, plain, times } from '../report/format.ts';
import type { GroupResult } from '../report/group.ts';
import type { Table } from '../report/table.ts';
import { median } from '../statistics.ts';
import type { PageLoad } from './load-page.ts';
import type { MeasuredPair } from './measure-pages.ts';

type Measure = Exclude<keyof PageLoad, 'fetched'>;

const rows: readonly (readonly [Measure, string, (value: number) => string])[] = [
  ['firstPaint', 'first contentful paint', milliseconds],
  ['largestPaint', 'largest contentful paint', milliseconds],
  ['areaPaint', 'first paint of the area', milliseconds],
  ['ready', 'route ready', milliseconds],
  ['areaRequests', 'requests until the area paints', plain],
  ['requests', 'requests until ready', plain],
  ['scriptBytes', 'JavaScript until ready, brotli', kilobytes],
  ['layoutShift', 'cumulative layout shift', (value) => plain(value, 3)],
];

const middle = (loads: readonly PageLoad[], measure: Measure) => median(loads.map((load) => load[measure]));
const ratio = ({ federated, monolith }: MeasuredPair, measure: Measure): number =>
  middle(federated, measure) / middle(monolith, measure);

/** Federated pages against the same pages of the monolith, and the budgets of a first visit. */
export function reportPages(pairs: readonly MeasuredPair[]): GroupResult {
  return {
    tables: pairs.map(tableOf),
    verdicts: verdictsOf(pairs),
    figures: {
      pages: pairs.map(({ page, ...measured }) => ({ page: page.name, path: page.path, ...measured })),
    },
  };
}

const tableOf = (pair: MeasuredPair): Table => ({
  title: `Page ${pair.page.name} (${pair.page.path}), cold cache, 1.6 Mbps, 150 ms, CPU 4×, medians of ${pair.federated.length}`,
  columns: ['', 'federated', 'monolith', 'ratio'],
  rows: rows.map(([measure, name, shown]) => [
    name,
    shown(middle(pair.federated, measure)),
    shown(middle(pair.monolith, measure)),
    times(ratio(pair, measure)),
  ]),
  notes: [
    'Both builds preload in the document what the page needs first. Requests count everything, document to API.',
  ],
});

function verdictsOf(pairs: readonly MeasuredPair[]): Verdict[] {
  const worst = (measure: Measure) => {
    const found = pairs.map(({ page, federated }) => ({
      page: page.name,
      value: middle(federated, measure),
    }));
    return found.toSorted((a, b) => b.value - a.value)[0] ?? { page: 'no page', value: Number.NaN };
  };
  const requests = worst('areaRequests');
  const shift = worst('layoutShift');
  const home = pairs.find(({ page }) => page.name === 'home');
  const unmetBecause = home?.prerendered ? '' : 'home is not prerendered yet';
  return [
    judge({ name: 'First area paint', limit: 8, unit: 'requests' }, requests.value, {
      note: `most: ${requests.page}`,
    }),
    judge(
      { name: 'JavaScript until interactive on home, brotli', limit: 150, unit: 'KB' },
      home ? middle(home.federated, 'scriptBytes') / 1000 : Number.NaN,
    ),
    judge({ name: 'Cumulative layout shift', limit: 0.02, unit: '' }, shift.value, {
      note: `most: ${shift.page}`,
    }),
    judge(
      { name: 'Prerendered first contentful paint, of monolith', limit: 0.4, unit: '×' },
      home ? ratio(home, 'firstPaint') : Number.NaN,
      { unmetBecause },
    ),
    judge(
      { name: 'Prerendered page hydrated, of monolith', limit: 1.2, unit: '×' },
      home ? ratio(home, 'ready') : Number.NaN,
      { unmetBecause },
    ),
  ];
}
