import { type FigureField, figureFields, figureOf, wholeOf } from 'shared-kit/contract/figures';
import {
  type BankOfferTerms,
  bankOfferTerms,
  type Deviation,
  faultsOfOffer,
  type PurchaseFigures,
} from 'shared-kit/contract/financing';
import type { Locale } from 'shared-kit/contract/languages';
import type { Currency } from 'shared-kit/contract/money';
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
import { drawdownFigure, dueMonthFigure, type FigureName, figuresOf, shareOrSum } from './figures-of.ts';
import { type OfferEntries, type OfferLists, type TypedField, typedFields } from './offer-entries.ts';

type FieldsOf<List extends keyof OfferLists> = Exclude<keyof OfferLists[List][number] & string, 'key'>;
/** A field of the form, such as `months` or `fees.0.value`. */
export type OfferField =
  | TypedField
  | { [List in keyof OfferLists]: `${List}.${number}.${FieldsOf<List>}` }[keyof OfferLists];

/** The page that the offer is typed on. */
type Page = Readonly<{ currency: Currency; locale: Locale }>;
/** What was asked of the bank, and the language in which figures are typed. */
type Given = Readonly<{ asked: Asked; locale: Locale }>;

/** Reads the typed figures. One that can't be read becomes an empty text or NaN, which the contract's schema refuses. */
function readingOn({ currency, locale }: Page) {
  const figures = figuresOf(currency);
  const decimal = (text: string, figure: FigureField): string => figureOf(text, locale, figure) ?? '';
  return {
    decimal,
    whole: (text: string, figure: FigureField): number => wholeOf(text, locale, figure) ?? Number.NaN,
    named: (entries: OfferEntries, name: FigureName): string => decimal(entries[name], figures[name]),
    months: (entries: OfferEntries, name: FigureName): number =>
      wholeOf(entries[name], locale, figures[name]) ?? Number.NaN,
  };
}
const unlessBlank = <Value>(text: string, read: () => Value): Value | null =>
  text.trim() === '' ? null : read();

/** As the contract's schema takes it; anything may still be wrong with it. */
function termsOf(entries: OfferEntries, page: Page): unknown {
  const { named, months } = readingOn(page);
  const { product, drawdownOn, graceInterest, dayCount, rhythm, timing, repayment } = entries;
  const { collateral, validUntil, words } = entries;
  return {
    product,
    currency: page.currency,
    drawdownOn,
    graceInterest,
    dayCount,
    rhythm,
    timing,
    repayment,
    collateral,
    validUntil,
    words,
    principal: named(entries, 'principal'),
    ownFunds: named(entries, 'ownFunds'),
    months: months(entries, 'months'),
    graceMonths: months(entries, 'graceMonths'),
    rate: rateOf(entries, page),
    balloon: named(entries, 'balloon'),
    defaultInterestPercent: unlessBlank(entries.defaultInterestPercent, () =>
      named(entries, 'defaultInterestPercent'),
    ),
    prepaymentPercent: unlessBlank(entries.prepaymentPercent, () => named(entries, 'prepaymentPercent')),
    ...listsOf(entries, page),
  };
}

function rateOf(entries: OfferEntries, page: Page) {
  const { named, months } = readingOn(page);
  if (entries.rateKind === 'fixed') return { kind: 'fixed', percent: named(entries, 'ratePercent') };
  return {
    kind: 'floating',
    base: entries.base,
    baseOn: entries.baseOn,
    basePercent: named(entries, 'basePercent'),
    spreadPercent: named(entries, 'spreadPercent'),
    resetMonths: months(entries, 'resetMonths'),
    floorPercent: unlessBlank(entries.floorPercent, () => named(entries, 'floorPercent')),
  };
}

function listsOf({ fees, taxes, conditions }: OfferLists, page: Page) {
  const { decimal, whole } = readingOn(page);
  const { currency } = page;
  return {
    fees: fees.map(({ kind, unit, value, dueMonth, isFinanced }) => ({
      kind,
      isFinanced,
      dueMonth: whole(dueMonth, dueMonthFigure),
      of: { kind: unit, [unit]: decimal(value, shareOrSum(unit, currency)) },
    })),
    taxes: taxes.map(({ name, base, percent, baseAmount }) => ({
      name,
      base,
      percent: decimal(percent, figureFields.bankShare),
      baseAmount:
        base === 'import-value'
          ? unlessBlank(baseAmount, () => decimal(baseAmount, shareOrSum('amount', currency)))
          : null,
    })),
    conditions: conditions.map(({ text, gate, drawdown }) => ({
      text,
      gate,
      drawdown:
        gate === 'named-drawdown' ? unlessBlank(drawdown, () => whole(drawdown, drawdownFigure)) : null,
    })),
  };
}

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
export function readOffer(entries: OfferEntries, { asked, locale }: Given, now: Date): ReadOffer {
  const wrong = (paths: readonly string[]): ReadOffer => {
    const named = new Set(paths.map((path) => fieldAt(path, entries)));
    const inForm = typedFields.filter((it) => named.has(it));
    const inLists = [...named].filter((it) => it.includes('.'));
    return { terms: null, figures: null, deviations: [], faults: [...inForm, ...inLists] };
  };
  const { currency } = asked;
  const read = bankOfferTerms.safeParse(termsOf(entries, { currency, locale }));
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
