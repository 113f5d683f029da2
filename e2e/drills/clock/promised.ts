import type { Trade } from '../offered-quote.ts';

/** Addresses of the processes by their clocks, and the people who trade. */
export type Clocks = Readonly<{
  right: string;
  ahead: string;
  behind: string;
  dataDir: string;
  trade: Trade;
}>;

/** Whether something holds, and the sentence to print if it doesn't. */
export type Check = readonly [holds: boolean, sentence: string];
export type Promised = (clocks: Clocks) => Promise<readonly Check[]>;

/** All pairs of different processes. */
export const pairsOf = ({
  right,
  ahead,
  behind,
}: Clocks): readonly Readonly<{ from: string; to: string; what: string }>[] => {
  const named = Object.entries({ right, ahead, behind });
  return named.flatMap(([one, from]) =>
    named
      .filter(([other]) => other !== one)
      .map(([other, to]) => ({ from, to, what: `from ${one} to ${other}` })),
  );
};
