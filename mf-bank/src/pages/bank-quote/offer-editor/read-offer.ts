import {
  type BankOfferTerms,
  bankOfferTerms,
  type Currency,
  type Deviation,
  faultsOfOffer,
  type PurchaseFigures,
} from 'shared-kit/contract';
import {
  type Asked,
  deviationsOf,
  faultsOfFigures,
  isRefused,
  type LoanFigures,
  purchaseFigures,
  reckonOffer,
  totalOf,
} from 'shared-kit/finance';
import { readAmount } from 'shared-kit/shell';
import { type OfferEntries, type OfferLists, type TypedField, typedFields } from './offer-entries.ts';

type FieldsOf<List extends keyof OfferLists> = Exclude<keyof OfferLists[List][number] & string, 'key'>;
/** A field of the form, such as `months` or `fees.0.value`. */
export type OfferField =
  | TypedField
  | { [List in keyof OfferLists]: `${List}.${number}.${FieldsOf<List>}` }[keyof OfferLists];

/** A percentage with a point or a comma; a base may be below zero. */
const percent = (text: string): string => text.replace(/\s/g, '').replace(',', '.').replace('−', '-');
const amount = (text: string): string => readAmount(text, 2) ?? '';
const whole = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN);
const unlessBlank = <Value>(text: string, read: (text: string) => Value): Value | null =>
  text.trim() === '' ? null : read(text);

/** As the contract's schema takes it; anything may still be wrong with it. */
function termsOf(entries: OfferEntries, currency: Currency): unknown {
  const { product, drawdownOn, graceInterest, dayCount, rhythm, timing, repayment } = entries;
  const { collateral, validUntil, words } = entries;
  return {
    ...{ product, currency, drawdownOn, graceInterest, dayCount, rhythm, timing, repayment },
    ...{ collateral, validUntil, words },
    principal: amount(entries.principal),
    ownFunds: amount(entries.ownFunds),
    months: whole(entries.months),
    graceMonths: whole(entries.graceMonths),
    rate: rateOf(entries),
    balloon: amount(entries.balloon),
    defaultInterestPercent: unlessBlank(entries.defaultInterestPercent, percent),
    prepaymentPercent: unlessBlank(entries.prepaymentPercent, percent),
    ...listsOf(entries),
  };
}

const rateOf = ({ rateKind, ratePercent, base, baseOn, ...floating }: OfferEntries) =>
  rateKind === 'fixed'
    ? { kind: 'fixed', percent: percent(ratePercent) }
    : {
        ...{ kind: 'floating', base, baseOn },
        basePercent: percent(floating.basePercent),
        spreadPercent: percent(floating.spreadPercent),
        resetMonths: whole(floating.resetMonths),
        floorPercent: unlessBlank(floating.floorPercent, percent),
      };

const listsOf = ({ fees, taxes, conditions }: OfferLists) => ({
  fees: fees.map(({ kind, unit, value, dueMonth, isFinanced }) => ({
    ...{ kind, isFinanced, dueMonth: whole(dueMonth) },
    of:
      unit === 'percent'
        ? { kind: 'percent', percent: percent(value) }
        : { kind: 'amount', amount: amount(value) },
  })),
  taxes: taxes.map(({ name, base, ...tax }) => ({
    ...{ name, base, percent: percent(tax.percent) },
    baseAmount: base === 'import-value' ? unlessBlank(tax.baseAmount, amount) : null,
  })),
  conditions: conditions.map(({ text, gate, drawdown }) => ({
    ...{ text, gate, drawdown: gate === 'named-drawdown' ? unlessBlank(drawdown, whole) : null },
  })),
});

/** The field of the form that a path of the terms belongs to. */
function fieldAt(path: string, { rateKind, fees, taxes }: OfferEntries): OfferField {
  const rate = rateKind === 'fixed' ? 'ratePercent' : 'spreadPercent';
  if (path === 'rate' || path === 'rate.percent') return rate;
  // Nothing is left of the principal: fees or taxes take it, or it is paid back at once.
  if (path === 'fees')
    return fees.length > 0 ? 'fees.0.value' : taxes.length > 0 ? 'taxes.0.percent' : 'months';
  if (/^(fees|taxes|conditions)\.\d+\./.test(path))
    return path.replace(/\.of(\..*)?$/, '.value') as OfferField;
  return typedFields.find((it) => it === path.replace('rate.', '')) ?? 'principal';
}

export type ReadOffer =
  | Readonly<{
      terms: BankOfferTerms;
      figures: LoanFigures;
      purchase: PurchaseFigures;
      /** Figures that differ from the request, as bank and buyer will both see them. */
      deviations: readonly Deviation[];
      faults: readonly [];
    }>
  | Readonly<{ terms: null; figures: null; deviations: readonly []; faults: readonly OfferField[] }>;

/** The offer with its figures, or the fields that are missing or not reasonable. */
export function readOffer(entries: OfferEntries, asked: Asked, now: Date): ReadOffer {
  const wrong = (paths: readonly string[]): ReadOffer => {
    const named = new Set(paths.map((path) => fieldAt(path, entries)));
    const inForm = typedFields.filter((it) => named.has(it));
    const inLists = [...named].filter((it) => it.includes('.'));
    return { terms: null, figures: null, deviations: [], faults: [...inForm, ...inLists] };
  };
  const read = bankOfferTerms.safeParse(termsOf(entries, asked.currency));
  if (!read.success) return wrong(read.error.issues.map(({ path }) => path.join('.')));
  const between = faultsOfOffer(read.data, now.toISOString().slice(0, 10));
  if (between.length > 0) return wrong(between.map(({ path }) => path));
  const deviations = deviationsOf(asked, read.data);
  if (deviations.some((it) => isRefused(asked, it))) return wrong(['ownFunds']);
  const figures = reckonOffer(read.data);
  const unpayable = faultsOfFigures(figures);
  if (unpayable.length > 0) return wrong(unpayable.map(({ path }) => path));
  const purchase = purchaseFigures(totalOf(asked), read.data, figures);
  return { terms: read.data, figures, purchase, deviations, faults: [] };
}
