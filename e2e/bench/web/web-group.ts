import { judge, type Verdict } from '../budget.ts';
import { kilobytes, milliseconds, plain, times } from '../report/format.ts';
import type { GroupResult } from '../report/group.ts';
import { stolenNote } from '../report/stolen-note.ts';
import type { Table } from '../report/table.ts';
import { median } from '../statistics.ts';
import type { PageLoad } from './load-page.ts';
import type { MeasuredPair } from './measure-pages.ts';

type Measure = Exclude<keyof PageLoad, 'fetched'>;

const rows: readonly (readonly [Measure, string, (value: number) => string])[] = [
  ['firstPaint', 'first contentful paint', milliseconds],
  ['largestPaint', 'largest contentful paint', milliseconds],
  ['areaPaint', 'first paint of the area', milliseconds],
  ['ready', 'interactive', milliseconds],
  ['areaRequests', 'requests until the area paints', plain],
  ['requests', 'requests until ready', plain],
  ['scriptBytes', 'JavaScript until ready, brotli', kilobytes],
  ['layoutShift', 'cumulative layout shift', (value) => plain(value, 3)],
  ['blocking', 'total blocking time', milliseconds],
  ['fontBytes', 'fonts', kilobytes],
  ['documentBytes', 'document, compressed', kilobytes],
];

const middle = (loads: readonly PageLoad[], measure: Measure) => median(loads.map((load) => load[measure]));
const ratio = ({ federated, monolith }: MeasuredPair, measure: Measure): number =>
  middle(federated, measure) / middle(monolith, measure);

/** Compares federated pages with those of the monolith, and with the budgets of a first visit. */
export function reportPages(
  pairs: readonly MeasuredPair[],
  lighthousePoints: readonly number[] = [],
): GroupResult {
  return {
    tables: pairs.map(tableOf),
    verdicts: [...verdictsOfPages(pairs), ...verdictsOfHome(pairs), lighthouseVerdict(lighthousePoints)],
    figures: {
      lighthousePoints,
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
    `The ${pair.federated.length} least disturbed of ${pair.loadsMade} loads of each build: ${stolenNote(pair)}`,
  ],
});

function verdictsOfPages(pairs: readonly MeasuredPair[]): Verdict[] {
  const worst = (measure: Measure) => {
    const found = pairs.map(({ page, federated }) => ({
      page: page.name,
      value: middle(federated, measure),
    }));
    return found.toSorted((a, b) => b.value - a.value)[0] ?? { page: 'no page', value: Number.NaN };
  };
  const requests = worst('areaRequests');
  const shift = worst('layoutShift');
  const fonts = worst('fontBytes');
  const of = (name: string, measure: Measure) => {
    const pair = pairs.find(({ page }) => page.name === name);
    return pair ? middle(pair.federated, measure) : Number.NaN;
  };
  const largest = (name: string) => of(name, 'largestPaint');
  return [
    judge({ name: 'First area paint', limit: 8, unit: 'requests' }, requests.value, {
      note: `most: ${requests.page}`,
    }),
    judge({ name: 'Cumulative layout shift', limit: 0.02, unit: '' }, shift.value, {
      note: `most: ${shift.page}`,
    }),
    judge({ name: 'Fonts', limit: 70, unit: 'KB' }, fonts.value / 1000, { note: `most: ${fonts.page}` }),
    judge(
      { name: 'Largest contentful paint of the listing, of that of home', limit: 1, unit: '×' },
      largest('shop') / largest('home'),
    ),
    judge(
      { name: 'Largest contentful paint of a product, of that of the listing', limit: 1.2, unit: '×' },
      largest('product') / largest('shop'),
    ),
    judge(
      { name: 'JavaScript until a product is interactive, brotli', limit: 190, unit: 'KB' },
      of('product', 'scriptBytes') / 1000,
    ),
  ];
}

function verdictsOfHome(pairs: readonly MeasuredPair[]): Verdict[] {
  const home = pairs.find(({ page }) => page.name === 'home');
  const unmetBecause = home?.prerendered ? '' : 'home is not prerendered yet';
  const figure = (measure: Measure, per = 1) => (home ? middle(home.federated, measure) / per : Number.NaN);
  const ofMonolith = (name: string, limit: number, measure: Measure) =>
    judge(
      { name: `${name} of home, of monolith`, limit, unit: '×' },
      home ? ratio(home, measure) : Number.NaN,
      { unmetBecause },
    );
  return [
    ofMonolith('First contentful paint', 0.4, 'firstPaint'),
    ofMonolith('Largest contentful paint', 0.4, 'largestPaint'),
    ofMonolith('Interactive', 1.2, 'ready'),
    judge(
      { name: 'JavaScript until interactive on home, brotli', limit: 165, unit: 'KB' },
      figure('scriptBytes', 1000),
    ),
    judge({ name: 'Document of home, compressed', limit: 60, unit: 'KB' }, figure('documentBytes', 1000)),
    judge({ name: 'Total blocking time of home', limit: 50, unit: 'ms' }, figure('blocking')),
  ];
}

const lighthouseVerdict = (points: readonly number[]): Verdict =>
  judge(
    { name: 'Lighthouse on speed of home, telephone', limit: 95, unit: 'points', isLeast: true },
    points.length > 0 ? median(points) : Number.NaN,
    { note: `median of ${points.length}` },
  );
