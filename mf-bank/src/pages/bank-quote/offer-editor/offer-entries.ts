import { figureText } from 'shared-kit/contract/figures';
import {
  type BankOfferTerms,
  type BankQuoteDetail,
  bankOfferLimits,
  type conditionGates,
  dayCounts,
  type feeKinds,
  loanProducts,
  type taxBases,
} from 'shared-kit/contract/financing';

/** What is chosen from a list and so can't be wrong. */
export type ChoiceField =
  | 'product'
  | 'graceInterest'
  | 'rhythm'
  | 'timing'
  | 'repayment'
  | 'dayCount'
  | 'rateKind';

/** In the order of the form, in which faults are listed. */
export const typedFields = [
  'principal',
  'ownFunds',
  'months',
  'graceMonths',
  'balloon',
  'drawdownOn',
  'ratePercent',
  'base',
  'basePercent',
  'baseOn',
  'spreadPercent',
  'resetMonths',
  'floorPercent',
  'defaultInterestPercent',
  'prepaymentPercent',
  'collateral',
  'validUntil',
  'words',
] as const;
export type TypedField = (typeof typedFields)[number];

/** An entry of a list; its key stays while others are removed. */
type Keyed<Entry> = Readonly<Entry & { key: number }>;
export type FeeEntry = Keyed<{
  kind: (typeof feeKinds)[number];
  unit: 'percent' | 'amount';
  value: string;
  dueMonth: string;
  isFinanced: boolean;
}>;
export type TaxEntry = Keyed<{
  name: string;
  percent: string;
  base: (typeof taxBases)[number];
  baseAmount: string;
}>;
export type ConditionEntry = Keyed<{
  text: string;
  gate: (typeof conditionGates)[number];
  drawdown: string;
}>;
export type OfferLists = Readonly<{
  fees: readonly FeeEntry[];
  taxes: readonly TaxEntry[];
  conditions: readonly ConditionEntry[];
}>;

/** The form as typed. */
export type OfferEntries = Readonly<Record<ChoiceField | TypedField, string>> & OfferLists;

export const mostEntries: Readonly<Record<keyof OfferLists, number>> = {
  fees: bankOfferLimits.fees,
  taxes: bankOfferLimits.taxes,
  conditions: bankOfferLimits.conditions,
};
export const blankEntries = {
  fees: { kind: 'arrangement', unit: 'percent', value: '', dueMonth: '0', isFinanced: false },
  taxes: { name: '', percent: '', base: 'interest', baseAmount: '' },
  conditions: { text: '', gate: 'first-drawdown', drawdown: '' },
} as const;

const dayMs = 86_400_000;
const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

/** The last offer's terms, or what the buyer asked for. */
export function firstEntries({ offers, ...asked }: BankQuoteDetail, now: Date): OfferEntries {
  const last = offers.at(-1)?.terms;
  return {
    product: last?.product ?? (asked.product === 'letter-of-credit' ? loanProducts[0] : asked.product),
    principal: figureText(last?.principal ?? asked.amount.amount),
    ownFunds: figureText(last?.ownFunds ?? asked.ownFunds.amount),
    months: String(last?.months ?? asked.termMonths),
    graceMonths: String(last?.graceMonths ?? 0),
    graceInterest: last?.graceInterest ?? 'paid',
    rhythm: last?.rhythm ?? 'monthly',
    timing: last?.timing ?? 'arrears',
    repayment: last?.repayment ?? 'level',
    dayCount: last?.dayCount ?? dayCounts[0],
    balloon: figureText(last?.balloon ?? '0'),
    drawdownOn: last?.drawdownOn ?? dayAfter(now, 60),
    ...rateEntries(last?.rate, now),
    defaultInterestPercent: figureText(last?.defaultInterestPercent),
    prepaymentPercent: figureText(last?.prepaymentPercent),
    collateral: last?.collateral ?? '',
    validUntil: last?.validUntil ?? dayAfter(now, 30),
    words: last?.words ?? '',
    ...listEntries(last),
  };
}

function rateEntries(rate: BankOfferTerms['rate'] | undefined, now: Date) {
  const floating = rate?.kind === 'floating' ? rate : null;
  return {
    rateKind: rate?.kind ?? 'fixed',
    ratePercent: figureText(rate?.kind === 'fixed' ? rate.percent : null),
    base: floating?.base ?? '',
    basePercent: figureText(floating?.basePercent),
    baseOn: floating?.baseOn ?? dayAfter(now, 0),
    spreadPercent: figureText(floating?.spreadPercent),
    resetMonths: String(floating?.resetMonths ?? 3),
    floorPercent: figureText(floating?.floorPercent),
  };
}

const listEntries = (last: BankOfferTerms | undefined): OfferLists => ({
  fees: (last?.fees ?? []).map(({ of, dueMonth, ...fee }, key) => ({
    ...fee,
    key,
    unit: of.kind,
    dueMonth: String(dueMonth),
    value: figureText(of.kind === 'percent' ? of.percent : of.amount),
  })),
  taxes: (last?.taxes ?? []).map((tax, key) => ({
    ...tax,
    key,
    percent: figureText(tax.percent),
    baseAmount: figureText(tax.baseAmount),
  })),
  conditions: (last?.conditions ?? []).map(({ drawdown, ...condition }, key) => ({
    ...condition,
    key,
    drawdown: String(drawdown ?? ''),
  })),
});
