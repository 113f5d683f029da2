import { takesDay } from 'shared-kit/contract/dates';
import { figureFields, figureOf, wholeFigure, wholeOf } from 'shared-kit/contract/figures';
import {
  bankOfferLimits,
  type ExtraLine,
  extraLineKinds,
  type FinancingInput,
  financingProducts,
  type PaymentRhythm,
  paymentRhythms,
  usualOfferDays,
} from 'shared-kit/contract/financing';
import type { Locale } from 'shared-kit/contract/languages';
import { restOf, sumOf } from '../exact-amounts.ts';

const dayMs = 86_400_000;
const dayAfter = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** As typed. */
export type Entries = Readonly<{
  ownFunds: string;
  extras: Readonly<Record<ExtraLine['kind'], string>>;
  termMonths: string;
  graceMonths: string;
  rhythm: PaymentRhythm | '';
  product: FinancingInput['product'];
  offersBy: string;
  words: string;
  bankIds: readonly string[];
  documentIds: readonly string[];
  includesPeople: boolean;
  consents: boolean;
}>;
export type RequestField =
  | 'ownFunds'
  | 'extras'
  | 'termMonths'
  | 'graceMonths'
  | 'offersBy'
  | 'words'
  | 'banks'
  | 'consent';

export const firstEntries = (): Entries => ({
  ownFunds: '0',
  extras: { vat: '', duty: '', insurance: '' },
  termMonths: '60',
  graceMonths: '0',
  rhythm: '',
  product: financingProducts[0],
  offersBy: dayAfter(usualOfferDays),
  words: '',
  bankIds: [],
  documentIds: [],
  includesPeople: false,
  consents: false,
});

export const termFigure = wholeFigure(1, bankOfferLimits.months, 'month');
export const graceFigure = wholeFigure(0, bankOfferLimits.months, 'month');

/** The named lines beside the total; null if one is no amount. */
export function extrasOf({ extras }: Pick<Entries, 'extras'>, locale: Locale): ExtraLine[] | null {
  const lines = extraLineKinds.flatMap((kind) => {
    const typed = extras[kind].trim();
    return typed === '' ? [] : { kind, amount: figureOf(typed, locale, figureFields.sum) };
  });
  const amounts = lines.filter((line): line is ExtraLine => line.amount !== null && Number(line.amount) > 0);
  return amounts.length < lines.length ? null : amounts;
}

/** What is left to be financed of the total and the extra lines; null while something is no amount. */
export function amountOf(entries: Entries, total: string, locale: Locale): string | null {
  const extras = extrasOf(entries, locale);
  const ownFunds = figureOf(entries.ownFunds, locale, figureFields.sum);
  if (!extras || ownFunds === null) return null;
  return restOf(
    extras.reduce((sum, { amount }) => sumOf(sum, amount), total),
    ownFunds,
  );
}

/** Fields that keep the request from being sent. */
export function faultsOf(entries: Entries, total: string, locale: Locale): RequestField[] {
  const amount = amountOf(entries, total, locale);
  const extras = extrasOf(entries, locale);
  const term = wholeOf(entries.termMonths, locale, termFigure);
  const grace = wholeOf(entries.graceMonths, locale, graceFigure);
  const every = paymentRhythms[entries.rhythm || 'monthly'];
  const { offersBy } = entries;
  const found: (RequestField | false | null)[] = [
    (figureOf(entries.ownFunds, locale, figureFields.sum) === null || (extras && !(Number(amount) > 0))) &&
      'ownFunds',
    extras === null && 'extras',
    (term === null || term % every !== 0) && 'termMonths',
    (grace === null || grace >= (term ?? 1) || grace % every !== 0) && 'graceMonths',
    !takesDay('financing.offersBy', offersBy, dayAfter(0)) && 'offersBy',
    entries.words.length > bankOfferLimits.words && 'words',
    entries.bankIds.length === 0 && 'banks',
    !entries.consents && 'consent',
  ];
  return found.filter((it) => typeof it === 'string');
}
