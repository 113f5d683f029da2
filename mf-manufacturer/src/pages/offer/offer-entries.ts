import { figureText } from 'shared-kit/contract/figures';
import type { Locale } from 'shared-kit/contract/languages';
import type { Currency } from 'shared-kit/contract/money';
import { unitWord } from 'shared-kit/contract/products';
import type { OfferInput, OfferLine, QuoteIncoterm, TaxStatus } from 'shared-kit/contract/quotes';
import { type MilestoneEntry, milestoneEntriesOf } from '../../offer-terms/term-entries.ts';

/** The contents of the editor's fields, as typed. */
export type LineEntry = Readonly<
  Pick<OfferLine, 'key' | 'title' | 'description'> & {
    sku: string;
    quantity: string;
    unit: string;
    unitPrice: string;
    hsCode: string;
    originCountry: string;
    netWeightKg: string;
    grossWeightKg: string;
    /** The last price that the maker said yes after; empty without a second yes. */
    confirmedAfter: string;
    /** What a unit costs the maker. */
    ownCost: string;
  }
>;
export type GuaranteeEntry = Readonly<Record<'issuer' | 'amount' | 'until', string>>;
export type OfferEntries = Readonly<{
  currency: Currency;
  lines: readonly LineEntry[];
  freight: string;
  discount: string;
  discountIn: 'money' | 'percent';
  taxStatus: TaxStatus;
  taxNote: string;
  incotermRule: QuoteIncoterm | '';
  incotermPlace: string;
  leadTimeWeeks: string;
  validUntil: string;
  warrantyMonths: string;
  warrantyNote: string;
  milestones: readonly MilestoneEntry[];
  paymentNote: string;
  financingUntil: string;
  bank: NonNullable<OfferInput['bankDetails']>;
  guarantee: GuaranteeEntry | null;
  note: string;
  attachmentIds: readonly string[];
}>;

const noBank: OfferEntries['bank'] = { bank: '', accountHolder: '', iban: '', swift: '' };
const text = (value: string | number | null): string => (value === null ? '' : String(value));
const guaranteeEntryOf = (guarantee: OfferInput['advanceGuarantee']): GuaranteeEntry | null =>
  guarantee
    ? {
        issuer: guarantee.issuer,
        amount: figureText(guarantee.amount),
        until: text(guarantee.until),
      }
    : null;

export function entriesOf(
  offer: OfferInput,
  locale: Locale,
  ownCosts: Readonly<Record<string, string>> = {},
): OfferEntries {
  return {
    currency: offer.currency,
    lines: offer.lines.map((line) => ({
      key: line.key,
      title: line.title,
      description: line.description,
      sku: text(line.sku),
      quantity: String(line.quantity),
      unit: unitWord(line.unit, 1, locale),
      unitPrice: figureText(line.unitPrice),
      confirmedAfter: line.confirmedAfter ?? '',
      hsCode: text(line.hsCode),
      originCountry: text(line.originCountry),
      netWeightKg: figureText(line.netWeightKg),
      grossWeightKg: figureText(line.grossWeightKg),
      ownCost: figureText(ownCosts[line.key] ?? null),
    })),
    freight: figureText(offer.freight),
    discount: figureText(offer.discountPercent ?? offer.discount),
    discountIn: offer.discountPercent == null ? 'money' : 'percent',
    taxStatus: offer.tax.status,
    taxNote: offer.tax.note,
    incotermRule: offer.incoterm?.rule ?? '',
    incotermPlace: offer.incoterm?.place ?? '',
    leadTimeWeeks: text(offer.leadTimeWeeks),
    validUntil: text(offer.validUntil),
    warrantyMonths: text(offer.warrantyMonths),
    warrantyNote: offer.warrantyNote,
    milestones: milestoneEntriesOf(offer.milestones),
    paymentNote: offer.paymentNote,
    financingUntil: text(offer.financingUntil),
    bank: offer.bankDetails ?? noBank,
    guarantee: guaranteeEntryOf(offer.advanceGuarantee),
    note: offer.note,
    attachmentIds: offer.attachmentIds,
  };
}
