import type { OfferInput } from 'shared-kit/contract';
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
export function readOffer(entries: OfferEntries): ReadOffer {
  const faults: EntryFault[] = [];
  const read = readingInto(faults);
  const { currency, taxStatus, taxNote, incotermRule, incotermPlace, paymentNote, note, bank, guarantee } =
    entries;
  const offer: OfferInput = {
    currency,
    lines: entries.lines.map((line, at) => readLine(line, `lines.${at}`, read)),
    freight: read.amount('freight', entries.freight, 2),
    ...readDiscount(entries, read, faults),
    tax: { status: taxStatus, note: taxNote },
    incoterm: incotermRule === '' ? null : { rule: incotermRule, place: incotermPlace },
    leadTimeWeeks: read.whole('leadTimeWeeks', entries.leadTimeWeeks, 0),
    validUntil: read.day('validUntil', entries.validUntil),
    warrantyMonths: read.whole('warrantyMonths', entries.warrantyMonths, 0),
    warrantyNote: entries.warrantyNote,
    milestones: readMilestones(entries.milestones, read),
    paymentNote,
    financingUntil: read.day('financingUntil', entries.financingUntil),
    bankDetails: Object.values(bank).some(Boolean) ? bank : null,
    advanceGuarantee: guarantee && {
      issuer: guarantee.issuer,
      amount: read.amount('advanceGuarantee.amount', guarantee.amount, 2),
      until: read.day('advanceGuarantee.until', guarantee.until),
    },
    note,
    attachmentIds: [...entries.attachmentIds],
  };
  return { offer, ownCosts: readOwnCosts(entries, read), faults };
}

const readOwnCosts = ({ lines }: OfferEntries, read: ReadFields): ReadOffer['ownCosts'] =>
  Object.fromEntries(
    lines.flatMap(({ key, ownCost }, at) => {
      const cost = read.amount(`lines.${at}.ownCost`, ownCost, 4);
      return cost === null ? [] : [[key, cost]];
    }),
  );

function readDiscount(
  { discount, discountIn }: OfferEntries,
  read: ReadFields,
  faults: EntryFault[],
): Pick<OfferInput, 'discount' | 'discountPercent'> {
  const value = read.amount('discount', discount, 2);
  if (discountIn === 'money') return { discount: value ?? '0', discountPercent: null };
  if (Number(value) > 100) faults.push({ path: 'discount', fault: 'percent' });
  return { discount: '0', discountPercent: value };
}

function readLine(line: LineEntry, path: string, read: ReadFields): OfferInput['lines'][number] {
  const quantity = read.whole(`${path}.quantity`, line.quantity || '?', 1);
  return {
    key: line.key,
    title: line.title,
    description: line.description,
    sku: line.sku || null,
    quantity: quantity ?? 1,
    unit: line.unit,
    unitPrice: read.amount(`${path}.unitPrice`, line.unitPrice, 4),
    hsCode: line.hsCode || null,
    originCountry: line.originCountry || null,
    netWeightKg: read.amount(`${path}.netWeightKg`, line.netWeightKg, 4),
    grossWeightKg: read.amount(`${path}.grossWeightKg`, line.grossWeightKg, 4),
  };
}
