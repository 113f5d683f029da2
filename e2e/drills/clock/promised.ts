import type { Trade } from '../offered-quote.ts';

/** The addresses of the processes by their clocks, and who trades there. */
export type Clocks = Readonly<{
  right: string;
  ahead: string;
  behind: string;
  dataDir: string;
  trade: Trade;
}>;

/** Whether something holds, and what to say when it doesn't. */
export type Check = readonly [holds: boolean, sentence: string];
export type Promised = (clocks: Clocks) => Promise<readonly Check[]>;

/** Every process with every other. */
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
