/** The same numbers for the same seed (mulberry32), so that a run can be repeated. Not for secrets. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    /** Both bounds included. */
    whole,
    chance: (share: number): boolean => next() < share,
    pick: <T>(from: readonly T[]): T => {
      const value = from[whole(0, from.length - 1)];
      if (value === undefined) throw new Error('nothing to pick from');
      return value;
    },
    some: <T>(from: readonly T[], share: number): T[] => from.filter(() => next() < share),
    /** On a logarithmic scale, as prices are distributed. */
    spread: (from: number, to: number): number => from * (to / from) ** next(),
  };
}
export type Random = ReturnType<typeof seededRandom>;
