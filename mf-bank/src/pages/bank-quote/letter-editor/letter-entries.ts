import {
  type BankQuoteDetail,
  type Currency,
  commissionKinds,
  type Deviation,
  faultsOfLetter,
  type LetterTerms,
  letterTerms,
} from 'shared-kit/contract';
import { type Asked, deviationsOf, isRefused } from 'shared-kit/finance';
import { readAmount } from 'shared-kit/shell';

type CommissionKind = (typeof commissionKinds)[number];
export type CommissionEntry = Readonly<{
  kind: CommissionKind;
  value: string;
  unit: 'percent' | 'amount';
  per: LetterTerms['commissions'][number]['per'];
  paidBy: LetterTerms['commissions'][number]['paidBy'];
}>;

/** What holds one text and may be wrong, in the order of the form. */
export const letterFields = [
  'amount',
  'tolerancePercent',
  'deferredDays',
  'expiresOn',
  'expiryPlace',
  'latestShipmentOn',
  'presentationDays',
  'documents',
  'commissions',
  'issueConditions',
  'laterConditions',
  'collateral',
  'validUntil',
  'words',
] as const;
export type LetterField = (typeof letterFields)[number];

/** The form as typed. Documents and conditions stand one a line. */
export type LetterEntries = Readonly<
  Record<Exclude<LetterField, 'commissions'> | 'payment' | 'deferredFrom' | 'confirmation', string> & {
    commissions: readonly CommissionEntry[];
  }
>;

const dayMs = 86_400_000;
const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

/** The last offered letter of credit, or what the buyer asked for. One commission of each kind may be stated. */
export function firstLetter({ letters, amount }: BankQuoteDetail, now: Date): LetterEntries {
  const last = letters.at(-1)?.terms;
  const deferred = last?.payment.kind === 'deferred' ? last.payment : null;
  const conditionsAt = (wanted: string) =>
    (last?.conditions ?? [])
      .filter(({ gate }) => gate === wanted)
      .map(({ text }) => text)
      .join('\n');
  return {
    amount: last?.amount ?? amount.amount,
    tolerancePercent: last?.tolerancePercent ?? '0',
    payment: last?.payment.kind ?? 'sight',
    deferredDays: String(deferred?.days ?? 90),
    deferredFrom: deferred?.from ?? 'shipment',
    expiresOn: last?.expiresOn ?? dayAfter(now, 180),
    expiryPlace: last?.expiryPlace ?? '',
    latestShipmentOn: last?.latestShipmentOn ?? dayAfter(now, 150),
    presentationDays: String(last?.presentationDays ?? 21),
    confirmation: last?.confirmation ?? 'without',
    documents: (last?.documents ?? []).join('\n'),
    commissions: commissionKinds.map((kind) => commissionEntry(kind, last)),
    issueConditions: conditionsAt('contract'),
    laterConditions: conditionsAt('later'),
    collateral: last?.collateral ?? '',
    validUntil: last?.validUntil ?? dayAfter(now, 30),
    words: last?.words ?? '',
  };
}

function commissionEntry(kind: CommissionKind, last: LetterTerms | undefined): CommissionEntry {
  const stated = last?.commissions.find((it) => it.kind === kind);
  if (!stated) return { kind, value: '', unit: 'percent', per: 'once', paidBy: 'buyer' };
  const { of, per, paidBy } = stated;
  return { kind, per, paidBy, unit: of.kind, value: of.kind === 'percent' ? of.percent : of.amount };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((it) => it.trim())
    .filter(Boolean);
const percent = (text: string): string => text.replace(/\s/g, '').replace(',', '.');
const amountOf = (text: string): string => readAmount(text, 2) ?? '';
const whole = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** As the contract's schema takes it; anything may still be wrong with it. */
const termsOf = (entries: LetterEntries, currency: Currency): unknown => ({
  ...{ product: 'letter-of-credit', currency, amount: amountOf(entries.amount) },
  tolerancePercent: percent(entries.tolerancePercent) || '0',
  payment:
    entries.payment === 'sight'
      ? { kind: 'sight' }
      : { kind: 'deferred', days: whole(entries.deferredDays), from: entries.deferredFrom },
  ...{ expiresOn: entries.expiresOn, expiryPlace: entries.expiryPlace },
  latestShipmentOn: entries.latestShipmentOn,
  presentationDays: whole(entries.presentationDays),
  confirmation: entries.confirmation,
  documents: linesOf(entries.documents),
  commissions: entries.commissions
    .filter(({ value }) => value.trim() !== '')
    .map(({ kind, value, unit, per, paidBy }) => ({
      ...{ kind, per, paidBy },
      of:
        unit === 'percent'
          ? { kind: 'percent', percent: percent(value) }
          : { kind: 'amount', amount: amountOf(value) },
    })),
  conditions: conditionsOf(entries),
  ...{ collateral: entries.collateral, validUntil: entries.validUntil, words: entries.words },
});

const conditionsOf = ({ issueConditions, laterConditions }: LetterEntries) => [
  ...linesOf(issueConditions).map((text) => ({ text, gate: 'contract' })),
  ...linesOf(laterConditions).map((text) => ({ text, gate: 'later' })),
];

function fieldAt([first, second]: readonly PropertyKey[], entries: LetterEntries): LetterField {
  if (first === 'payment') return 'deferredDays';
  if (first === 'conditions') {
    const isOfIssue = typeof second === 'number' && second < linesOf(entries.issueConditions).length;
    return isOfIssue ? 'issueConditions' : 'laterConditions';
  }
  return letterFields.find((it) => it === first) ?? 'amount';
}

type ReadLetter = Readonly<{
  terms: LetterTerms | null;
  /** Figures that differ from the request, as bank and buyer will both see them. */
  deviations: readonly Deviation[];
  faults: readonly LetterField[];
}>;

/** The letter of credit, or the fields that are missing or not reasonable, in the order of the form. */
export function readLetter(entries: LetterEntries, asked: Asked, now: Date): ReadLetter {
  const wrong = (paths: readonly (readonly PropertyKey[])[]): ReadLetter => {
    const named = new Set(paths.map((path) => fieldAt(path, entries)));
    return { terms: null, deviations: [], faults: letterFields.filter((it) => named.has(it)) };
  };
  const read = letterTerms.safeParse(termsOf(entries, asked.currency));
  if (!read.success) return wrong(read.error.issues.map(({ path }) => path));
  const between = faultsOfLetter(read.data, now.toISOString().slice(0, 10));
  if (between.length > 0) return wrong(between.map(({ path }) => [path]));
  const deviations = deviationsOf(asked, read.data);
  if (deviations.some((it) => isRefused(asked, it))) return wrong([['amount']]);
  return { terms: read.data, deviations, faults: [] };
}
