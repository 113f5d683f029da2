import {
  type FigureField,
  figureFields,
  figureOf,
  figureText,
  wholeFigure,
  wholeOf,
} from 'shared-kit/contract/figures';
import {
  type BankQuoteDetail,
  commissionKinds,
  type Deviation,
  faultsOfLetter,
  type LetterTerms,
  letterLimits,
  letterTerms,
} from 'shared-kit/contract/financing';
import type { Locale } from 'shared-kit/contract/languages';
import type { Currency } from 'shared-kit/contract/money';
import { type Asked, deviationsOf, isRefused } from 'shared-kit/finance';
import { shareOrSum } from '../offer-editor/figures-of.ts';

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

/** What each figure of a letter of credit can be. */
export const letterFigures = (currency: Currency) =>
  ({
    amount: { ...figureFields.sum, unit: currency },
    tolerancePercent: { ...figureFields.bankShare, most: String(letterLimits.tolerancePercent) },
    deferredDays: wholeFigure(1, letterLimits.deferredDays, 'day'),
    presentationDays: wholeFigure(1, letterLimits.presentationDays, 'day'),
  }) as const satisfies Readonly<Record<string, FigureField>>;
export type LetterFigure = keyof ReturnType<typeof letterFigures>;

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
    amount: figureText(last?.amount ?? amount.amount),
    tolerancePercent: figureText(last?.tolerancePercent ?? '0'),
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
  return {
    kind,
    per,
    paidBy,
    unit: of.kind,
    value: figureText(of.kind === 'percent' ? of.percent : of.amount),
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((it) => it.trim())
    .filter(Boolean);
type Page = Readonly<{ currency: Currency; locale: Locale }>;
/** What was asked of the bank, and the language in which figures are typed. */
type Given = Readonly<{ asked: Asked; locale: Locale }>;

/** As the contract's schema takes it; anything may still be wrong with it. */
function termsOf(entries: LetterEntries, { currency, locale }: Page): unknown {
  const figures = letterFigures(currency);
  const decimal = (text: string, figure: FigureField) => figureOf(text, locale, figure) ?? '';
  const days = (name: LetterFigure) => wholeOf(entries[name], locale, figures[name]) ?? Number.NaN;
  return {
    product: 'letter-of-credit',
    currency,
    amount: decimal(entries.amount, figures.amount),
    tolerancePercent: decimal(entries.tolerancePercent.trim() || '0', figures.tolerancePercent),
    payment:
      entries.payment === 'sight'
        ? { kind: 'sight' }
        : { kind: 'deferred', days: days('deferredDays'), from: entries.deferredFrom },
    expiresOn: entries.expiresOn,
    expiryPlace: entries.expiryPlace,
    latestShipmentOn: entries.latestShipmentOn,
    presentationDays: days('presentationDays'),
    confirmation: entries.confirmation,
    documents: linesOf(entries.documents),
    commissions: entries.commissions
      .filter(({ value }) => value.trim() !== '')
      .map(({ kind, value, unit, per, paidBy }) => ({
        kind,
        per,
        paidBy,
        of: { kind: unit, [unit]: decimal(value, shareOrSum(unit, currency)) },
      })),
    conditions: conditionsOf(entries),
    collateral: entries.collateral,
    validUntil: entries.validUntil,
    words: entries.words,
  };
}

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
export function readLetter(entries: LetterEntries, { asked, locale }: Given, now: Date): ReadLetter {
  const wrong = (paths: readonly (readonly PropertyKey[])[]): ReadLetter => {
    const named = new Set(paths.map((path) => fieldAt(path, entries)));
    return { terms: null, deviations: [], faults: letterFields.filter((it) => named.has(it)) };
  };
  const { currency } = asked;
  const read = letterTerms.safeParse(termsOf(entries, { currency, locale }));
  if (!read.success) return wrong(read.error.issues.map(({ path }) => path));
  const between = faultsOfLetter(read.data, now.toISOString().slice(0, 10));
  if (between.length > 0) return wrong(between.map(({ path }) => [path]));
  const deviations = deviationsOf(asked, read.data);
  if (deviations.some((it) => isRefused(asked, it))) return wrong([['amount']]);
  return { terms: read.data, deviations, faults: [] };
}
