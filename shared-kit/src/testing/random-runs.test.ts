import { describe, expect, it } from '@jest/globals';
import { explained, readChoice, seedsOf } from './random-runs.ts';

const runs = { file: 'lives', from: 100, few: 3, many: 5, failedOnce: [7, 101] };

describe('random runs', () => {
  it.each([
    ['few, always the same', {}, [7, 101, 100, 102]],
    ['one seed alone', { RANDOM_SEED: '41' }, [41]],
    ['many from a seed', { RANDOM_RUNS: 'long', RANDOM_SEED: '41' }, [7, 101, 41, 42, 43, 44, 45]],
    ['those of empty variables', { RANDOM_RUNS: '', RANDOM_SEED: '' }, [7, 101, 100, 102]],
  ])('are %s', (_what, env, seeds) => {
    expect(seedsOf(runs, readChoice(env))).toEqual(seeds);
  });

  it('are others each time where no seed is named', () => {
    const drawn = Array.from({ length: 20 }, () => readChoice({ RANDOM_RUNS: 'long' }).first);
    expect(new Set(drawn).size).toBeGreaterThan(10);
    expect(seedsOf(runs, readChoice({ RANDOM_RUNS: 'long' }))).toHaveLength(7);
  });

  it.each([{ RANDOM_RUNS: 'many' }, { RANDOM_SEED: 'seven' }, { RANDOM_SEED: '-1' }, { RANDOM_SEED: '1.5' }])(
    'refuse %j',
    (env) => {
      expect(() => readChoice(env)).toThrow('RANDOM_');
    },
  );

  it('say how a failure is repeated, and what it was', async () => {
    const cause = new Error('expected done, got 409');
    const failed = explained('lives', 41, (seed) => {
      if (seed === 41) throw cause;
    });
    await expect(failed).rejects.toMatchObject({
      message: expect.stringContaining('RANDOM_SEED=41 npm test -- --only=jest --testPathPatterns lives'),
      cause,
    });
    await expect(explained('lives', 42, () => undefined)).resolves.toBeUndefined();
  });
});
