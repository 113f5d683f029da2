import type { SentBankOffer } from 'shared-kit/contract/financing';

type Schedule = SentBankOffer['figures']['rows'];

export type PaymentsByPeriod = Readonly<{
  unit: 'quarter' | 'year';
  /** What each schedule pays in each period, from the first of any to the last. For drawing: the sums are no money. */
  payments: readonly (readonly number[])[];
}>;

/** More bars than this would be too thin in a column of a table. */
const mostQuarters = 24;

/** Payments of several schedules in the same periods: calendar quarters, or years where those are too many. */
export function paymentsByPeriod(schedules: readonly Schedule[]): PaymentsByPeriod {
  const inQuarters = sumsBy(schedules, (year, month) => year * 4 + Math.floor((month - 1) / 3));
  const count = inQuarters[0]?.length ?? 0;
  if (count <= mostQuarters) return { unit: 'quarter', payments: inQuarters };
  return { unit: 'year', payments: sumsBy(schedules, (year) => year) };
}

function sumsBy(
  schedules: readonly Schedule[],
  periodOf: (year: number, month: number) => number,
): readonly (readonly number[])[] {
  const at = ({ due }: Schedule[number]) => periodOf(Number(due.slice(0, 4)), Number(due.slice(5, 7)));
  const all = schedules.flatMap((schedule) => schedule.map(at));
  const first = Math.min(...all);
  const count = all.length === 0 ? 0 : Math.max(...all) - first + 1;
  return schedules.map((schedule) => {
    const sums = Array.from({ length: count }, () => 0);
    for (const row of schedule) {
      const { principal, balloon, interest, taxes } = row;
      const index = at(row) - first;
      sums[index] =
        (sums[index] ?? 0) + [principal, balloon, interest, taxes].reduce((sum, it) => sum + Number(it), 0);
    }
    return sums;
  });
}
