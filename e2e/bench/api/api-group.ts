import { judge, type Verdict } from '../budget.ts';
import { milliseconds, plain, times } from '../report/format.ts';
import type { GroupResult } from '../report/group.ts';
import { stolenNote } from '../report/stolen-note.ts';
import type { Table } from '../report/table.ts';
import { percentile } from '../statistics.ts';
import { mostStolen } from '../stolen-time.ts';
import type { QueryKind } from './generate-queries.ts';
import type { ApiFigures, Measured } from './measure-api.ts';
import type { Repeated } from './measure-repeated.ts';
import { repeatedFailures, repeatedTable, repeatedVerdicts } from './repeated-group.ts';

const names: Readonly<Record<QueryKind, string>> = {
  list: 'product list',
  search: 'search',
  facets: 'list with facets',
  suggestions: 'suggestions',
};
const count = (products: number) => products.toLocaleString('en');
/** Milliseconds by number of products. */
const budgets: ReadonlyMap<number, number> = new Map([
  [100_000, 25],
  [1_000_000, 60],
]);
const shownProblems = 5;

export function reportApi({ answers: measured, repeated, changesSeen }: ApiFigures): GroupResult {
  return {
    tables: [
      answerTable(measured),
      ...growthTable(growing(measured, repeated)),
      ...repeatedTable(repeated, changesSeen),
    ],
    verdicts: [...verdictsOf(measured), ...repeatedVerdicts(repeated, changesSeen)],
    failures: [...wrongAnswers(measured), ...repeatedFailures(repeated)],
    figures: {
      repeated: repeated.map(({ milliseconds: all, ...rest }) => ({
        ...rest,
        requests: all.length,
        p50: percentile(all, 0.5),
        p95: percentile(all, 0.95),
      })),
      changesSeen,
      answers: measured.map(({ batch, ...rest }) => ({
        ...rest,
        ...batch,
        p50: percentile(batch.milliseconds, 0.5),
        p95: percentile(batch.milliseconds, 0.95),
      })),
    },
  };
}

function wrongAnswers(measured: readonly Measured[]): string[] {
  const wrong = measured.flatMap(({ products, batch }) => batch.wrong.map((it) => ({ ...it, products })));
  if (wrong.length === 0) return [];
  const examples = wrong
    .slice(0, shownProblems)
    .map(({ products, path, problems }) => `  ${path} at ${count(products)}\n    ${problems.join('; ')}`);
  return [`Wrong answers: ${wrong.length}, such as:\n${examples.join('\n')}`];
}

function answerTable(measured: readonly Measured[]): Table {
  const sizes = [...new Set(measured.map(({ products }) => products))];
  const perSize = sizes.map((size) => {
    const first = measured.filter(({ products, concurrency }) => products === size && concurrency === 1);
    return `${first.reduce((sum, { queries }) => sum + queries, 0)} at ${count(size)}`;
  });
  return {
    title: 'API, cold: each question once, by number of products and connections',
    columns: [
      '',
      'products',
      'connections',
      'p50',
      'p95',
      'requests/s',
      'server CPU',
      'database CPU',
      'empty',
      'cache hits',
    ],
    rows: measured.map(({ kind, products, concurrency, batch }) => {
      const answers = batch.milliseconds.length;
      return [
        names[kind],
        count(products),
        `${concurrency}`,
        milliseconds(percentile(batch.milliseconds, 0.5)),
        milliseconds(percentile(batch.milliseconds, 0.95)),
        plain((answers / batch.elapsed) * 1000),
        milliseconds(batch.serverCpu / answers),
        milliseconds(batch.databaseCpu / answers),
        `${batch.empty} of ${answers}`,
        batch.cacheTold === 0 ? 'no cache' : `${batch.cacheHits} of ${answers}`,
      ];
    }),
    notes: [
      `Different queries: ${perSize.join(', ')}; each once, others for each number of connections.`,
      'CPU is per request. The client runs on the same machine.',
      `Of twice as many, the least disturbed count: ${stolenNote({ stolen: mostStolen(measured) })}`,
      ...partialNote(measured),
    ],
  };
}

/** Partial counts are allowed in a large market, but readers notice if one answer contradicts itself. */
function partialNote(measured: readonly Measured[]): string[] {
  const partial = measured.reduce((sum, { batch }) => sum + batch.partialFacets, 0);
  const all = measured.reduce((sum, { batch }) => sum + batch.milliseconds.length, 0);
  return partial === 0
    ? []
    : [`In ${count(partial)} of ${count(all)} answers a ticked facet counts fewer products than were found.`];
}

/** A row of the growth table, from one market size. */
type Growing = Readonly<{
  name: string;
  products: number;
  concurrency: number;
  milliseconds: readonly number[];
  serverCpu: number;
  databaseCpu: number;
}>;

const growing = (measured: readonly Measured[], repeated: readonly Repeated[]): readonly Growing[] => [
  ...measured.map(({ kind, batch, ...of }) => ({ ...of, ...batch, name: names[kind] })),
  ...repeated.map(({ kind, ...of }) => ({ ...of, name: `${kind}, by turns` })),
];

/** Compares times in the smallest market with times in larger ones. */
function growthTable(measured: readonly Growing[]): Table[] {
  const sizes = [...new Set(measured.map(({ products }) => products))].sort((a, b) => a - b);
  const [small, large] = [sizes.at(0), sizes.at(-1)];
  if (small === undefined || large === undefined || small === large) return [];
  const atSize = (size: number) => measured.filter(({ products }) => products === size);
  return [
    {
      title: `API, growth from ${count(small)} to ${count(large)} products`,
      columns: ['', 'connections', 'p50', 'p95', 'server CPU', 'database CPU'],
      rows: atSize(small).flatMap((before) => {
        const after = atSize(large).find(
          (it) => it.name === before.name && it.concurrency === before.concurrency,
        );
        if (!after) return [];
        const ratio = (figure: (of: Growing) => number) => times(figure(after) / figure(before));
        return [
          [
            before.name,
            `${before.concurrency}`,
            ratio(({ milliseconds: all }) => percentile(all, 0.5)),
            ratio(({ milliseconds: all }) => percentile(all, 0.95)),
            ratio((of) => of.serverCpu / of.milliseconds.length),
            ratio((of) => of.databaseCpu / of.milliseconds.length),
          ],
        ];
      }),
    },
  ];
}

/** Sizes without a budget get no verdict. */
const verdictsOf = (measured: readonly Measured[]): Verdict[] =>
  measured.flatMap(({ kind, products, concurrency, batch }) => {
    const limit = budgets.get(products);
    if (limit === undefined || concurrency !== 1) return [];
    const name = `${names[kind]}, p95 at ${count(products)}`;
    return [judge({ name, limit, unit: 'ms' }, percentile(batch.milliseconds, 0.95))];
  });
