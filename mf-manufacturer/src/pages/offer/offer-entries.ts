import type {
  Currency,
  MilestoneEvent,
  OfferInput,
  OfferLine,
  QuoteIncoterm,
  TaxStatus,
} from 'shared-kit/contract';

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
  }
>;
export type MilestoneEntry = Readonly<{ event: MilestoneEvent; percent: string; days: string; note: string }>;
export type OfferEntries = Readonly<{
  currency: Currency;
  lines: readonly LineEntry[];
  freight: string;
  discount: string;
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
  note: string;
  attachmentIds: readonly string[];
}>;

const noBank: OfferEntries['bank'] = { bank: '', accountHolder: '', iban: '', swift: '' };
const text = (value: string | number | null): string => (value === null ? '' : String(value));
/** `148500.0000` as `148500`, `2.8750` as `2.875`. */
const amount = (value: string | null): string =>
  text(value)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

export function entriesOf(offer: OfferInput): OfferEntries {
  return {
    currency: offer.currency,
    lines: offer.lines.map((line) => ({
      key: line.key,
      title: line.title,
      description: line.description,
      sku: text(line.sku),
      quantity: String(line.quantity),
      unit: line.unit,
      unitPrice: amount(line.unitPrice),
      hsCode: text(line.hsCode),
      originCountry: text(line.originCountry),
      netWeightKg: amount(line.netWeightKg),
      grossWeightKg: amount(line.grossWeightKg),
    })),
    freight: amount(offer.freight),
    discount: amount(offer.discount),
    taxStatus: offer.tax.status,
    taxNote: offer.tax.note,
    incotermRule: offer.incoterm?.rule ?? '',
    incotermPlace: offer.incoterm?.place ?? '',
    leadTimeWeeks: text(offer.leadTimeWeeks),
    validUntil: text(offer.validUntil),
    warrantyMonths: text(offer.warrantyMonths),
    warrantyNote: offer.warrantyNote,
    milestones: offer.milestones.map(({ event, percent, days, note }) => ({
      event,
      percent: amount(percent),
      days: text(days),
      note,
    })),
    paymentNote: offer.paymentNote,
    financingUntil: text(offer.financingUntil),
    bank: offer.bankDetails ?? noBank,
    note: offer.note,
    attachmentIds: offer.attachmentIds,
  };
}
