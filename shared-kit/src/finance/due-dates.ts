const dayMs = 86_400_000;
const toIso = (day: Date): string => day.toISOString().slice(0, 10);
const read = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The same day some months later, or that month's last day: 31 January, 28 February, 31 March. Days are ISO dates. */
export function addMonths(day: string, months: number): string {
  const from = read(day);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toIso(new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), lastOfMonth))));
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((read(to).getTime() - read(from).getTime()) / dayMs);

/** The day on which a payment is made: weekends move to Monday. Interest still counts the due date. */
export function paymentDay(due: string): string {
  const weekday = read(due).getUTCDay();
  const wait = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return toIso(new Date(read(due).getTime() + wait * dayMs));
}
