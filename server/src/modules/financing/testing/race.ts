import { eachSeed } from 'shared-kit/testing/random-runs';

/** Tests of a file that run the same race again and again, since one round seldom shows a fault. */
export const racesOf =
  (file: string, few = 3) =>
  (name: string, runRound: (round: number) => Promise<void>) =>
    eachSeed(name, { file, from: 0, few, many: 40, failedOnce: [] }, runRound);
