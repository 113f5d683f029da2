import { judge, type Verdict } from '../budget.ts';
import { milliseconds, plain } from '../report/format.ts';
import type { Table } from '../report/table.ts';
import { percentile } from '../statistics.ts';
import type { ApiFigures } from './measure-api.ts';
import type { Repeated } from './measure-repeated.ts';

/** Answers per second that a market of this size should reach on an idle machine. */
const aims: readonly Readonly<{ kind: Repeated['kind']; perSecond: number }>[] = [
  { kind: 'list with facets', perSecond: 1500 },
  { kind: 'product detail', perSecond: 2000 },
  { kind: 'add to an empty cart', perSecond: 400 },
];
const aimedSize = 1000;
const seenWithinMs = 1000;

const perSecond = ({ milliseconds: all, elapsed }: Repeated): number => (all.length / elapsed) * 1000;
const count = (products: number) => products.toLocaleString('en');

export function repeatedFailures(repeated: readonly Repeated[]): readonly string[] {
  const wrong = repeated.flatMap((it) => it.wrong);
  return wrong.length === 0 ? [] : [`Other answers than the first time: ${wrong.slice(0, 5).join(', ')}`];
}

export function repeatedTable(
  repeated: readonly Repeated[],
  changesSeen: ApiFigures['changesSeen'],
): readonly Table[] {
  if (repeated.length === 0) return [];
  return [
    {
      title: 'API, kept: the same questions by turns',
      columns: [
        '',
        'products',
        'questions',
        'connections',
        'requests/s',
        'p50',
        'p95',
        'server CPU',
        'database CPU',
        'cache hits',
      ],
      rows: repeated.map((it) => {
        const asked = it.milliseconds.length;
        return [
          it.kind,
          count(it.products),
          `${it.questions}`,
          `${it.concurrency}`,
          plain(perSecond(it)),
          milliseconds(percentile(it.milliseconds, 0.5)),
          milliseconds(percentile(it.milliseconds, 0.95)),
          milliseconds(it.serverCpu / asked),
          milliseconds(it.databaseCpu / asked),
          `${it.cacheHits} of ${asked}`,
        ];
      }),
      notes: [
        'Each answer is compared with the first one to its question, which was checked; of a cart, what it then holds. While prices change, answers are only counted.',
        ...changesSeen.map(
          (it) =>
            `A new ${it.what} was seen ${milliseconds(it.milliseconds)} after its commit at ${count(it.products)}.`,
        ),
      ],
    },
  ];
}

export function repeatedVerdicts(
  repeated: readonly Repeated[],
  changesSeen: ApiFigures['changesSeen'],
): readonly Verdict[] {
  const slowest = aims.flatMap(({ kind, perSecond: aim }) => {
    const best = repeated
      .filter((it) => it.kind === kind && it.products === aimedSize)
      .map((it) => 1000 / perSecond(it))
      .sort((a, b) => a - b)[0];
    if (best === undefined) return [];
    const name = `${kind}, time per answer at ${count(aimedSize)}, for ${count(aim)} a second`;
    return [judge({ name, limit: Number((1000 / aim).toFixed(3)), unit: 'ms' }, best)];
  });
  return [
    ...slowest,
    ...changesSeen.map(({ what, products, milliseconds: seen }) =>
      judge({ name: `New ${what} seen at ${count(products)}`, limit: seenWithinMs, unit: 'ms' }, seen),
    ),
  ];
}
