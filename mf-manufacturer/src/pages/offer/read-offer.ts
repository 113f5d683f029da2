import { type FigureField, figureFields } from 'shared-kit/contract/figures';
import type { Locale } from 'shared-kit/contract/languages';
import { unitNamed } from 'shared-kit/contract/products';
import type { OfferInput } from 'shared-kit/contract/quotes';
import {
  type EntryFault,
  type ReadFields,
  readingInto,
  readMilestones,
} from '../../offer-terms/term-entries.ts';
import type { LineEntry, OfferEntries } from './offer-entries.ts';

export type ReadOffer = Readonly<{
  offer: OfferInput;
  /** By the line's key; only the maker's company learns of them. */
  ownCosts: Readonly<Record<string, string>>;
  faults: readonly EntryFault[];
}>;

/** Reads the offer from the fields, and lists faulty fields. An empty figure means that it isn't known yet. */
export function readOffer(entries: OfferEntries, locale: Locale): ReadOffer {
  const faults: EntryFault[] = [];
  const read = readingInto(faults, locale);
  const { currency, taxStatus, taxNote, incotermRule, incotermPlace, paymentNote, note, bank, guarantee } =
    entries;
  const { sum } = figuresIn(currency);
  const offer: OfferInput = {
    currency,
    lines: entries.lines.map((line, at) => readLine(line, `lines.${at}`, read, currency)),
    freight: read.figure('freight', entries.freight, sum),
    ...readDiscount(entries, read),
    tax: { status: taxStatus, note: taxNote },
    incoterm: incotermRule === '' ? null : { rule: incotermRule, place: incotermPlace },
    leadTimeWeeks: read.whole('leadTimeWeeks', entries.leadTimeWeeks, figureFields.leadTime),
    validUntil: read.day('validUntil', entries.validUntil),
    warrantyMonths: read.whole('warrantyMonths', entries.warrantyMonths, figureFields.warranty),
    warrantyNote: entries.warrantyNote,
    milestones: readMilestones(entries.milestones, read),
    paymentNote,
    financingUntil: read.day('financingUntil', entries.financingUntil),
    bankDetails: Object.values(bank).some(Boolean) ? bank : null,
    advanceGuarantee: guarantee && {
      issuer: guarantee.issuer,
      amount: read.figure('advanceGuarantee.amount', guarantee.amount, sum),
      until: read.day('advanceGuarantee.until', guarantee.until),
    },
    note,
    attachmentIds: [...entries.attachmentIds],
  };
  return { offer, ownCosts: readOwnCosts(entries, read), faults };
}

/** Prices and sums of an offer, in its currency. */
export const figuresIn = (currency: OfferInput['currency']) => ({
  unitPrice: { ...figureFields.unitPrice, unit: currency },
  sum: { ...figureFields.sum, unit: currency },
});

export const discountFigure = (
  discountIn: OfferEntries['discountIn'],
  currency: OfferInput['currency'],
): FigureField => (discountIn === 'percent' ? figureFields.share : figuresIn(currency).sum);

const readOwnCosts = ({ lines, currency }: OfferEntries, read: ReadFields): ReadOffer['ownCosts'] =>
  Object.fromEntries(
    lines.flatMap(({ key, ownCost }, at) => {
      const cost = read.figure(`lines.${at}.ownCost`, ownCost, figuresIn(currency).unitPrice);
      return cost === null ? [] : [[key, cost]];
    }),
  );

function readDiscount(
  { discount, discountIn, currency }: OfferEntries,
  read: ReadFields,
): Pick<OfferInput, 'discount' | 'discountPercent'> {
  const value = read.figure('discount', discount, discountFigure(discountIn, currency));
  if (discountIn === 'money') return { discount: value ?? '0', discountPercent: null };
  return { discount: '0', discountPercent: value };
}

function readLine(
  line: LineEntry,
  path: string,
  read: ReadFields,
  currency: OfferInput['currency'],
): OfferInput['lines'][number] {
  const quantity = read.whole(`${path}.quantity`, line.quantity.trim() || '?', figureFields.quantity);
  return {
    key: line.key,
    title: line.title,
    description: line.description,
    sku: line.sku || null,
    quantity: quantity ?? 1,
    unit: unitNamed(line.unit),
    unitPrice: read.figure(`${path}.unitPrice`, line.unitPrice, figuresIn(currency).unitPrice),
    ...(line.confirmedAfter && { confirmedAfter: line.confirmedAfter }),
    hsCode: line.hsCode || null,
    originCountry: line.originCountry || null,
    netWeightKg: read.figure(`${path}.netWeightKg`, line.netWeightKg, figureFields.weight),
    grossWeightKg: read.figure(`${path}.grossWeightKg`, line.grossWeightKg, figureFields.weight),
  };
}
