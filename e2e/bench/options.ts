import { parseArgs } from 'node:util';

export const groups = ['build', 'web', 'release', 'dev', 'api', 'queue'] as const;
export type Group = (typeof groups)[number];

export type Options = Readonly<{
  only: readonly Group[];
  /** Market sizes in products. */
  sizes: readonly number[];
  /** Loads of each page in each build. */
  loads: number;
  /** Different queries per size. */
  queries: number;
}>;

export const usage = `Usage: pnpm bench [--quick] [--only=build,web,release,dev,api,queue] [--sizes=1k,100k,1M] [--loads=9] [--queries=1200]

Measures builds, pages, a release, the API, a buyer's comparison of offers, and the queues of a bank and of the staff, and says which budgets are met. --quick takes a minute, at 1,000
products; seeding a million takes some minutes the first time and is kept in DATA_DIR for the next run.
DATABASE_URL measures on a PostgreSQL of your own, in databases named bench_<products>.`;

const full = { loads: '9', queries: '1200', sizes: '1k,100k,1M' };
const quick = { loads: '3', queries: '150', sizes: '1k' };

export class UsageError extends Error {}

/** Throws `UsageError` with an explanation if it doesn't understand an argument. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parse(args);
  const usual = values.quick ? quick : full;
  return {
    only: values.only === undefined ? groups : list(values.only).map(groupOf),
    sizes: list(values.sizes ?? usual.sizes).map(sizeOf),
    loads: wholeNumber('--loads', values.loads ?? usual.loads, 99),
    queries: wholeNumber('--queries', values.queries ?? usual.queries, 20_000),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      // pnpm passes its `--` separator on.
      args: args.filter((arg) => arg !== '--'),
      options: {
        quick: { type: 'boolean' },
        only: { type: 'string' },
        sizes: { type: 'string' },
        loads: { type: 'string' },
        queries: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

const list = (text: string): string[] => text.split(',').map((it) => it.trim());

function groupOf(name: string): Group {
  const group = groups.find((it) => it === name);
  if (!group) throw new UsageError(`--only knows ${groups.join(', ')}, not "${name}"`);
  return group;
}

/** `1k`, `100k`, `1M` or digits. */
function sizeOf(text: string): number {
  const [, digits, unit = ''] = /^(\d{1,8})([kM]?)$/.exec(text) ?? [];
  const size = Number(digits) * ({ k: 1000, M: 1_000_000 }[unit] ?? 1);
  if (!(size >= 1000 && size <= 10_000_000)) {
    throw new UsageError(`--sizes takes numbers from 1k to 10M such as 100k, not "${text}"`);
  }
  return size;
}

function wholeNumber(name: string, text: string, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most)
    throw new UsageError(`${name} takes a number from 1 to ${most}, not "${text}"`);
  return number;
}
