import {
  type BankOfferTerms,
  type BankQuoteDetail,
  bankOfferTerms,
  dayCounts,
  faultsOfOffer,
  loanProducts,
  paymentRhythms,
} from 'shared-kit/contract';
import { faultsOfFigures, type LoanFigures, reckonOffer } from 'shared-kit/finance';

export const offerFields = [
  'product',
  'principal',
  'ratePercent',
  'months',
  'graceMonths',
  'feePercent',
  'rhythm',
  'repayment',
  'dayCount',
  'balloon',
  'drawdownOn',
  'validUntil',
  'collateral',
  'condition',
  'words',
] as const;
export type OfferField = (typeof offerFields)[number];
/** The form as typed. */
export type OfferEntries = Readonly<Record<OfferField, string>>;

const dayMs = 86_400_000;
const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

/** The last offer's terms, or what the buyer asked for. */
export function firstEntries({ offers, ...asked }: BankQuoteDetail, now: Date): OfferEntries {
  const last = offers.at(-1)?.terms;
  const fee = last?.fees[0]?.of;
  return {
    product: last?.product ?? asked.product,
    principal: last?.principal ?? asked.amount.amount,
    ratePercent: last?.rate.kind === 'fixed' ? last.rate.percent : '',
    months: String(last?.months ?? asked.termMonths),
    graceMonths: String(last?.graceMonths ?? 0),
    feePercent: fee?.kind === 'percent' ? fee.percent : '0',
    rhythm: last?.rhythm ?? 'monthly',
    repayment: last?.repayment ?? 'level',
    dayCount: last?.dayCount ?? dayCounts[0],
    balloon: last?.balloon ?? '0',
    drawdownOn: last?.drawdownOn ?? dayAfter(now, 60),
    validUntil: last?.validUntil ?? dayAfter(now, 30),
    collateral: last?.collateral ?? '',
    condition: last?.conditions[0]?.text ?? '',
    words: last?.words ?? '',
  };
}

/** A figure with a point or a comma. */
const figure = (text: string): string => text.trim().replaceAll(' ', '').replace(',', '.');
const whole = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** As the contract's schema takes it; anything may still be wrong with it. */
const termsOf = (entries: OfferEntries, asked: BankQuoteDetail): unknown => ({
  product: entries.product,
  currency: asked.amount.currency,
  principal: figure(entries.principal),
  ownFunds: asked.ownFunds.amount,
  drawdownOn: entries.drawdownOn,
  months: whole(entries.months),
  graceMonths: whole(entries.graceMonths),
  graceInterest: 'paid',
  rate: { kind: 'fixed', percent: figure(entries.ratePercent) },
  dayCount: entries.dayCount,
  rhythm: entries.rhythm,
  timing: 'arrears',
  repayment: entries.repayment,
  balloon: figure(entries.balloon),
  fees: [
    {
      kind: 'arrangement',
      of: { kind: 'percent', percent: figure(entries.feePercent) },
      dueMonth: 0,
      isFinanced: false,
    },
  ],
  taxes: [],
  defaultInterestPercent: null,
  prepaymentPercent: null,
  collateral: entries.collateral,
  conditions: entries.condition.trim()
    ? [{ text: entries.condition, gate: 'first-drawdown', drawdown: null }]
    : [],
  validUntil: entries.validUntil,
  words: entries.words,
});

/** The field of the form that a path of the terms belongs to. */
function fieldAt(path: string): OfferField {
  const [first = ''] = path.split('.');
  const parts: Readonly<Record<string, OfferField>> = {
    rate: 'ratePercent',
    fees: 'feePercent',
    conditions: 'condition',
  };
  return parts[first] ?? offerFields.find((it) => it === first) ?? 'principal';
}

export type ReadOffer =
  | Readonly<{ terms: BankOfferTerms; figures: LoanFigures; faults: readonly [] }>
  | Readonly<{ terms: null; figures: null; faults: readonly OfferField[] }>;

/** The offer with its figures, or the fields that are missing or not reasonable. */
export function readOffer(entries: OfferEntries, asked: BankQuoteDetail, now: Date): ReadOffer {
  const wrong = (paths: readonly string[]): ReadOffer => {
    const named = new Set(paths.map(fieldAt));
    return { terms: null, figures: null, faults: offerFields.filter((it) => named.has(it)) };
  };
  const read = bankOfferTerms.safeParse(termsOf(entries, asked));
  if (!read.success) return wrong(read.error.issues.map(({ path }) => path.join('.')));
  const between = faultsOfOffer(read.data, now.toISOString().slice(0, 10));
  if (between.length > 0) return wrong(between.map(({ path }) => path));
  const figures = reckonOffer(read.data);
  const unpayable = faultsOfFigures(figures);
  if (unpayable.length > 0) return wrong(unpayable.map(({ path }) => path));
  return { terms: read.data, figures, faults: [] };
}

export const rhythms = Object.keys(paymentRhythms) as (keyof typeof paymentRhythms)[];
export { dayCounts, loanProducts };
