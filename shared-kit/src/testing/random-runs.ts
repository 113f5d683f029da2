import { it } from '@jest/globals';

/** How random tests of one kind run. */
export type RandomRuns = Readonly<{
  /** A part of the test file's path, by which jest finds it. */
  file: string;
  /** The first seed of the few runs, which are the same each time. */
  from: number;
  few: number;
  many: number;
  /** Seeds that failed once. Each of them always runs. */
  failedOnce: readonly number[];
}>;

/** `first` is null if each file begins with its own seed. */
type Choice = Readonly<{ isLong: boolean; first: number | null }>;

/**
 * `RANDOM_RUNS=long` runs many seeds instead of few: from `RANDOM_SEED` on, or from a drawn one. `RANDOM_SEED` alone runs
 * this one seed, which repeats a failure.
 */
export function readChoice({ RANDOM_RUNS: runs = '', RANDOM_SEED: seed = '' }: NodeJS.ProcessEnv): Choice {
  if (runs !== '' && runs !== 'long')
    throw new Error(`RANDOM_RUNS is "long" or not set, but never "${runs}".`);
  if (!/^\d{0,10}$/.test(seed)) throw new Error(`RANDOM_SEED is a whole number from 0, not "${seed}".`);
  const isLong = runs === 'long';
  if (seed !== '') return { isLong, first: Number(seed) };
  return { isLong, first: isLong ? Math.floor(Math.random() * 2 ** 31) : null };
}

export function seedsOf({ from, few, many, failedOnce }: RandomRuns, { isLong, first }: Choice): number[] {
  if (!isLong && first !== null) return [first];
  const seeds = Array.from({ length: isLong ? many : few }, (_, at) => (first ?? from) + at);
  return [...new Set([...failedOnce, ...seeds])];
}

const choice = readChoice(process.env);
export const isLongRun = choice.isLong;
/** One seed alone needn't reach what all of them reach together. */
export const isOneSeed = !choice.isLong && choice.first !== null;

/** One test for each seed. Its name says the seed; a failure says how to repeat it. */
export function eachSeed(
  name: string | ((seed: number) => string),
  runs: RandomRuns,
  test: (seed: number) => unknown,
): void {
  for (const seed of seedsOf(runs, choice)) {
    const title = typeof name === 'string' ? name : name(seed);
    it(`${title}, seed ${seed}`, () => explained(runs.file, seed, test));
  }
}

/** Cases take turns, so that a seed always means the same one. */
export function inTurn<T>(
  cases: Readonly<Record<string, T>>,
  seed: number,
): Readonly<{ name: string; run: T }> {
  const all = Object.entries(cases).map(([name, run]) => ({ name, run }));
  const found = all[seed % all.length];
  if (!found) throw new Error('no cases');
  return found;
}

export async function explained(file: string, seed: number, test: (seed: number) => unknown): Promise<void> {
  try {
    await test(seed);
  } catch (error) {
    const repeat = `RANDOM_SEED=${seed} npm test -- --only=jest --testPathPatterns ${file}`;
    const remedy = `Repeat it with\n  ${repeat}\nand add it to the file's failedOnce.`;
    throw new Error(`Seed ${seed} of ${file} failed. ${remedy}`, { cause: error });
  }
}
