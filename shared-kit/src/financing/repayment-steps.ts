import type { ScheduleRows } from './schedule-csv.ts';

type Step = Readonly<{
  year: string;
  quarter: number | null;
  principal: number;
  interest: number;
  balance: number;
}>;

/** More columns than this would be too thin to be told apart. */
const mostQuarters = 24;

/**
 * Schedules by calendar quarter, or all by year where that makes too many for one of them. For drawing: the sums are no
 * money.
 */
export function repaymentSteps(schedules: readonly ScheduleRows[]): readonly (readonly Step[])[] {
  const quarters = schedules.map((it) => groups(it, (due) => Math.ceil(Number(due.slice(5, 7)) / 3)));
  const areFew = quarters.every(({ length }) => length <= mostQuarters);
  return areFew ? quarters : schedules.map((it) => groups(it, () => null));
}

/** The balance at the beginning of the first step, then at the end of each. */
export function balancesOf(steps: readonly Step[]): readonly number[] {
  const repaid = steps.reduce((sum, { principal }) => sum + principal, 0);
  return [repaid + (steps.at(-1)?.balance ?? 0), ...steps.map(({ balance }) => balance)];
}

function groups(schedule: ScheduleRows, quarterOf: (due: string) => number | null): readonly Step[] {
  const steps = new Map<string, Step>();
  for (const { due, principal, balloon, interest, taxes, balance } of schedule) {
    const [year, quarter] = [due.slice(0, 4), quarterOf(due)];
    const key = `${year} ${quarter}`;
    const before = steps.get(key) ?? { year, quarter, principal: 0, interest: 0, balance: 0 };
    steps.set(key, {
      ...before,
      principal: before.principal + Number(principal) + Number(balloon),
      interest: before.interest + Number(interest) + Number(taxes),
      // At the step's end.
      balance: Number(balance),
    });
  }
  return [...steps.values()];
}
