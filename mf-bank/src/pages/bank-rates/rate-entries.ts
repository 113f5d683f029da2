import {
  type BankRate,
  type BankRateInput,
  bankOfferLimits,
  currencies,
  dayOf,
  dayRange,
  loanProducts,
  takesDay,
} from 'shared-kit/contract';

/** The form as typed. */
export type RateEntries = Readonly<Record<keyof BankRateInput, string>>;
export type RateField = keyof BankRateInput;

const latestDay = (now: Date): string => dayRange('bank-rate.validUntil', dayOf(now)).last;

export const firstEntries = (now: Date): RateEntries => ({
  product: loanProducts[0],
  currency: currencies[0],
  ratePercent: '',
  feePercent: '',
  termMonthsFrom: '12',
  termMonthsTo: '60',
  downPaymentPercent: '20',
  validUntil: latestDay(now),
});

/** A stated rate, to be stated anew from today on. */
export const entriesOf = (rate: BankRate, now: Date): RateEntries => ({
  product: rate.product,
  currency: rate.currency,
  ratePercent: String(Number(rate.ratePercent)),
  feePercent: String(Number(rate.feePercent)),
  termMonthsFrom: String(rate.termMonthsFrom),
  termMonthsTo: String(rate.termMonthsTo),
  downPaymentPercent: String(Number(rate.downPaymentPercent)),
  validUntil: latestDay(now),
});

/** A percentage with a point or a comma, as a decimal string; null if it is none or too large. */
function percentOf(text: string, most: number): string | null {
  const written = text.trim().replace(',', '.');
  return /^\d{1,3}(\.\d{1,4})?$/.test(written) && Number(written) <= most ? written : null;
}

function monthsOf(text: string): number | null {
  const months = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return months >= 1 && months <= bankOfferLimits.months ? months : null;
}

/** The rate, or the fields that are missing or not reasonable. */
export function readRate(
  entries: RateEntries,
  now: Date,
): { rate: BankRateInput; faults: [] } | { rate: null; faults: RateField[] } {
  const { validUntil } = entries;
  const [from, to] = [monthsOf(entries.termMonthsFrom), monthsOf(entries.termMonthsTo)];
  const isDay = takesDay('bank-rate.validUntil', validUntil, dayOf(now));
  const read = {
    product: loanProducts.find((it) => it === entries.product) ?? null,
    currency: currencies.find((it) => it === entries.currency) ?? null,
    ratePercent: percentOf(entries.ratePercent, bankOfferLimits.ratePercent),
    feePercent: percentOf(entries.feePercent, 100),
    termMonthsFrom: from,
    termMonthsTo: from !== null && to !== null && to < from ? null : to,
    downPaymentPercent: percentOf(entries.downPaymentPercent, 99),
    validUntil: isDay ? validUntil : null,
  };
  const faults = (Object.keys(read) as RateField[]).filter((field) => read[field] === null);
  return faults.length > 0 ? { rate: null, faults } : { rate: read as BankRateInput, faults: [] };
}
