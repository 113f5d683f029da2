/** Money received (positive) or paid, some years after the start. */
export type Flow = Readonly<{ amount: number; years: number }>;

const closeEnough = 1e-12;

/**
 * The yearly rate at which all flows are worth nothing today, as a fraction: 0.094 for 9.4 %. Null if there is none.
 * Floating point is exact enough here: a rate is shown with a few digits and never becomes money.
 */
export function effectiveRate(flows: readonly Flow[]): number | null {
  const worth = (rate: number) =>
    flows.reduce((sum, { amount, years }) => sum + amount * (1 + rate) ** -years, 0);
  const slope = (rate: number) =>
    flows.reduce((sum, { amount, years }) => sum - years * amount * (1 + rate) ** (-years - 1), 0);
  const isRising = worth(1e9) > 0;
  const isAbove = (rate: number) => worth(rate) > 0 === isRising;
  let [low, high] = [-0.99, 1];
  while (high < 1e9 && !isAbove(high)) high *= 4;
  if (isAbove(low) || !isAbove(high)) return null;
  let rate = 0.1;
  for (let tries = 0; tries < 200 && high - low > closeEnough; tries += 1) {
    if (isAbove(rate)) high = rate;
    else low = rate;
    // Newton's step, or half the bracket where that leads out of it.
    const next = rate - worth(rate) / slope(rate);
    if (Math.abs(next - rate) < closeEnough) return next;
    rate = next > low && next < high ? next : (low + high) / 2;
  }
  return rate;
}
