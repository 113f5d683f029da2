/** The same numbers for the same seed (mulberry32), so that a failing run can be repeated. */
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
  const pick = <T>(from: readonly T[]): T => {
    const value = from[whole(0, from.length - 1)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  const some = <T>(from: readonly T[], share: number): T[] => from.filter(() => next() < share);
  return { next, whole, pick, some, chance: (share: number): boolean => next() < share };
}
export type Random = ReturnType<typeof seededRandom>;
