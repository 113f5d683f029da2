import { parseArgs } from 'node:util';
import type { Drill } from './drill.ts';

export const usage = (
  drills: readonly Drill[],
) => `Usage: pnpm drill <name> [--rounds <number>] [--small] [--only <words>]

Breaks a market of its own and fails on a promise that does not hold. --small runs the few rounds that CI runs,
--only the parts of a drill with these words in their name.

  all        every drill below
  data       those that guard data
${drills.map(({ name, promise }) => `  ${name.padEnd(9)}  ${promise}`).join('\n')}`;

export type Asked = Readonly<{ drill: Drill; rounds: number; parts: readonly string[] }>;

/** The command line can't be carried out; the message says why. */
export class UsageError extends Error {}

/** Which drills to run, which of their parts, and how many rounds of each. */
export function readOptions(args: readonly string[], drills: readonly Drill[]): readonly Asked[] {
  const { values, positionals } = parse(args);
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new UsageError('Name one drill, or all.');
  const asked = drills.filter((it) => name === 'all' || it.group === name || it.name === name);
  if (asked.length === 0) throw new UsageError(`There is no drill named ${name}.`);
  const rounds = values.rounds === undefined ? null : wholeNumber(values.rounds);
  return asked.map((drill) => ({
    drill,
    rounds: rounds ?? (values.small ? drill.rounds.small : drill.rounds.whole),
    parts: partsOf(drill, values.only),
  }));
}

function partsOf({ name, parts = [] }: Drill, only: string | undefined): readonly string[] {
  if (only === undefined) return parts;
  const chosen = parts.filter((part) => part.includes(only));
  if (chosen.length === 0) throw new UsageError(`${name} has no part named "${only}".`);
  return chosen;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      // pnpm passes its `--` separator on.
      args: args.filter((arg) => arg !== '--'),
      allowPositionals: true,
      options: { rounds: { type: 'string' }, small: { type: 'boolean' }, only: { type: 'string' } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

function wholeNumber(text: string): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (number < 1) throw new UsageError(`--rounds takes a whole number from 1, not "${text}".`);
  return number;
}
