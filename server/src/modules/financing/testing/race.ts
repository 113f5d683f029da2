import { it } from '@jest/globals';

/** `FINANCING_RACE_ROUNDS=1000` for the long run. */
const rounds = Number(process.env.FINANCING_RACE_ROUNDS ?? 8);

/** A test that runs the same race again and again, since one round seldom shows a fault. */
export const race = (name: string, runRound: (round: number) => Promise<void>) =>
  it(
    name,
    async () => {
      for (let round = 0; round < rounds; round++) await runRound(round);
    },
    Math.max(60_000, rounds * 5_000),
  );
