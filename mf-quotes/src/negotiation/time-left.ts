export type TimeLeft = Readonly<{ unit: 'days' | 'hours' | 'minutes'; count: number }>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Time until `end`, rounded down to the unit that people would use; null once it has passed. */
export function timeLeft(end: string, now: string): TimeLeft | null {
  const left = Date.parse(end) - Date.parse(now);
  if (left <= 0) return null;
  if (left >= 2 * day) return { unit: 'days', count: Math.floor(left / day) };
  if (left >= 2 * hour) return { unit: 'hours', count: Math.floor(left / hour) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(left / minute)) };
}
