import {
  bankOfferLimits,
  type ExtraLine,
  extraLineKinds,
  type FinancingInput,
  financingProducts,
  type PaymentRhythm,
  paymentRhythms,
  takesDay,
  usualOfferDays,
} from 'shared-kit/contract';
import { readAmount } from 'shared-kit/shell';
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
  ...{ ownFunds: '0', extras: { vat: '', duty: '', insurance: '' }, termMonths: '60', graceMonths: '0' },
  ...{ rhythm: '', product: financingProducts[0], offersBy: dayAfter(usualOfferDays), words: '' },
  ...{ bankIds: [], documentIds: [], includesPeople: false, consents: false },
});

/** The named lines beside the total; null if one is no amount. */
export function extrasOf({ extras }: Pick<Entries, 'extras'>): ExtraLine[] | null {
  const lines = extraLineKinds.flatMap((kind) => {
    const typed = extras[kind].trim();
    return typed === '' ? [] : { kind, amount: readAmount(typed, 2) };
  });
  const amounts = lines.filter((line): line is ExtraLine => line.amount !== null && Number(line.amount) > 0);
  return amounts.length < lines.length ? null : amounts;
}

/** What is left to be financed of the total and the extra lines; null while something is no amount. */
export function amountOf(entries: Entries, total: string): string | null {
  const extras = extrasOf(entries);
  const ownFunds = readAmount(entries.ownFunds, 2);
  if (!extras || ownFunds === null) return null;
  return restOf(
    extras.reduce((sum, { amount }) => sumOf(sum, amount), total),
    ownFunds,
  );
}

const wholeMonths = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : -1);

/** Fields that keep the request from being sent. */
export function faultsOf(entries: Entries, total: string): RequestField[] {
  const amount = amountOf(entries, total);
  const [term, grace] = [wholeMonths(entries.termMonths), wholeMonths(entries.graceMonths)];
  const every = paymentRhythms[entries.rhythm || 'monthly'];
  const { offersBy } = entries;
  const found: (RequestField | false)[] = [
    (readAmount(entries.ownFunds, 2) === null || (extrasOf(entries) !== null && !(Number(amount) > 0))) &&
      'ownFunds',
    extrasOf(entries) === null && 'extras',
    (term < 1 || term > bankOfferLimits.months || term % every !== 0) && 'termMonths',
    (grace < 0 || grace >= Math.max(term, 1) || grace % every !== 0) && 'graceMonths',
    !takesDay('financing.offersBy', offersBy, dayAfter(0)) && 'offersBy',
    entries.words.length > bankOfferLimits.words && 'words',
    entries.bankIds.length === 0 && 'banks',
    !entries.consents && 'consent',
  ];
  return found.filter((it) => it !== false);
}
