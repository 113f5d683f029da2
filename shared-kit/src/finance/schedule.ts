import { type Calendar, calendarOf } from './calendar.ts';
import { Exact, toCents } from './exact.ts';
import { growthAt, interestAt, taxesOn, Unrounded } from './interest.ts';
import type { Loan } from './loan.ts';

/** One due date. Amounts have two decimals. */
export type ScheduleRow = Readonly<{
  /** Months after the drawdown. */
  month: number;
  due: string;
  interest: string;
  taxes: string;
  /** Negative where interest is added to what is owed. */
  principal: string;
  /** Interest, taxes and principal. */
  payment: string;
  /** Due with this payment and not part of it. */
  balloon: string;
  /** What is owed afterwards. */
  balance: string;
}>;

export type Schedule = Readonly<{
  /** Null where every payment repays the same principal. */
  instalment: string | null;
  rows: readonly ScheduleRow[];
}>;

const zero = new Exact(0);

/**
 * The payments of a loan. Interest, each tax and the instalment are rounded half-up; the last principal is what is
 * left, so that everything is repaid to the cent.
 */
export function scheduleOf(loan: Loan): Schedule {
  const calendar = calendarOf(loan);
  const rows: ScheduleRow[] = [];
  let balance = new Exact(loan.principal);
  let usual = zero;
  for (let step = 0; step <= calendar.steps; step += 1) {
    const isAdded = addsInterest(step, loan, calendar);
    const { interest, taxes } = owedAt(step, balance, loan, calendar);
    const owed = interest.plus(taxes);
    if (isAdded) balance = balance.plus(owed);
    if (step === calendar.first) usual = usualPart(balance, loan, calendar);
    const repaid = repaidAt(step, { balance, usual, owed, loan, calendar });
    balance = balance.minus(repaid);
    const balloon = step === calendar.steps ? balance : zero;
    balance = balance.minus(balloon);
    const row = {
      month: step * loan.monthsBetweenPayments,
      due: calendar.days[step] ?? '',
      interest: interest.toFixed(2),
      taxes: taxes.toFixed(2),
      principal: (isAdded ? repaid.minus(owed) : repaid).toFixed(2),
      payment: (isAdded ? repaid : repaid.plus(owed)).toFixed(2),
      balloon: balloon.toFixed(2),
      balance: balance.toFixed(2),
    };
    const isPayment = step >= calendar.first && step <= calendar.last;
    if (isPayment || !owed.plus(balloon).isZero()) rows.push(row);
  }
  return { instalment: loan.repayment === 'level' ? usual.toFixed(2) : null, rows };
}

/** A lease paid in advance ends with its purchase option, which contains the interest of the last period. */
const endsWithOption = ({ timing, repayment, balloon }: Loan): boolean =>
  timing === 'advance' && repayment === 'level' && Number(balloon) > 0;

const addsInterest = (step: number, loan: Loan, { grace, steps }: Calendar): boolean =>
  step <= grace ? loan.graceInterest === 'capitalised' : step === steps && endsWithOption(loan);

/** Interest and taxes of the period that ends with a step. */
function owedAt(step: number, balance: Exact, loan: Loan, calendar: Calendar) {
  if (step === 0) return { interest: zero, taxes: zero };
  const interest = interestAt(step, balance, loan, calendar);
  const taxes = taxesOn(interest, loan);
  if (step < calendar.steps || !endsWithOption(loan)) return { interest, taxes };
  return { interest: new Exact(loan.balloon).minus(balance).minus(taxes), taxes };
}

/** The level instalment, or the principal of each equal payment. */
function usualPart(owed: Exact, loan: Loan, calendar: Calendar): Exact {
  const { first, last } = calendar;
  if (loan.repayment === 'level') return toCents(levelInstalment(owed, loan, calendar));
  return toCents(owed.minus(loan.balloon).div(last - first + 1));
}

/** The level instalment alone, of a loan without grace. Much quicker than its schedule, for lists of many loans. */
export const instalmentOf = (loan: Loan): string =>
  toCents(levelInstalment(new Exact(loan.principal), loan, calendarOf(loan))).toFixed(2);

/**
 * The instalment after which exactly the balloon is left: solved over every period, since ACT periods differ. Until its
 * one division all products are exact, so that an exact half cent rounds up.
 */
function levelInstalment(owed: Exact, loan: Loan, calendar: Calendar): Exact {
  const { first, last, steps, grace } = calendar;
  // The final values of 1 owed at the start and of 1 paid at each step, both multiplied by `scale`.
  let [growth, instalments, scale] = [new Unrounded(1), new Unrounded(0), new Unrounded(1)];
  for (let step = steps; step >= first; step -= 1) {
    if (step <= last) instalments = instalments.plus(growth);
    if (step <= grace) continue;
    const { above, below } = growthAt(step, loan, calendar);
    [growth, instalments, scale] = [growth.mul(above), instalments.mul(below), scale.mul(below)];
  }
  const due = growth.mul(owed).minus(scale.mul(loan.balloon));
  return new Exact(due).div(instalments);
}

type At = Readonly<{ balance: Exact; usual: Exact; owed: Exact; loan: Loan; calendar: Calendar }>;

/** The principal repaid at a step. */
function repaidAt(step: number, { balance, usual, owed, loan, calendar }: At): Exact {
  const { first, last, grace } = calendar;
  if (step < first || step > last) return zero;
  const most = balance.minus(leftAfterLast(loan, calendar));
  if (step === last) return most;
  const isLevel = loan.repayment === 'level';
  // In grace the interest is paid or added apart from the instalment.
  return Exact.min(most, isLevel && step > grace ? usual.minus(owed) : usual);
}

function leftAfterLast(loan: Loan, calendar: Calendar): Exact {
  if (!endsWithOption(loan)) return new Exact(loan.balloon);
  const { above, below } = growthAt(calendar.steps, loan, calendar);
  return toCents(new Exact(below.mul(loan.balloon)).div(above));
}
