import {
  type OfferInput,
  offerInput,
  offerLine,
  type SentGuarantee,
  sentGuarantee,
} from 'shared-kit/contract/quotes';
import * as z from 'zod';
import { shapeOf } from '../../../platform/db/json.ts';
import { lineWords } from './line-words.ts';

const { shape } = offerInput;

/** Terms of a sent version. What later times added is optional. */
export const frozenTerms = z.looseObject({
  tax: shapeOf(shape.tax),
  leadTimeWeeks: shapeOf(shape.leadTimeWeeks),
  warrantyMonths: shapeOf(shape.warrantyMonths),
  warrantyNote: shapeOf(shape.warrantyNote),
  milestones: shapeOf(shape.milestones),
  paymentNote: shapeOf(shape.paymentNote),
  bankDetails: shapeOf(shape.bankDetails),
  note: shapeOf(shape.note),
  advanceGuarantee: shapeOf(sentGuarantee).nullable().optional(),
});
export type FrozenTerms = Pick<
  OfferInput,
  | 'tax'
  | 'leadTimeWeeks'
  | 'warrantyMonths'
  | 'warrantyNote'
  | 'milestones'
  | 'paymentNote'
  | 'bankDetails'
  | 'note'
> & {
  /** Missing from versions of earlier times. */
  advanceGuarantee?: SentGuarantee | null;
};

/** A company as named in documents. */
const frozenParty = z.object({
  legalName: z.string(),
  brandName: z.string(),
  city: z.string(),
  country: z.string(),
  taxNumber: z.string().nullable(),
  taxOffice: z.string().nullable(),
  /** Lines of the registered address; empty if there is none. */
  address: z.array(z.string()).readonly(),
});
export type FrozenParty = Readonly<z.infer<typeof frozenParty>>;
export const frozenParties = z.object({ buyer: frozenParty, seller: frozenParty });
export type FrozenParties = Readonly<Record<'buyer' | 'seller', FrozenParty>>;

const { key: _key, quantity: _quantity, unitPrice: _unitPrice, ...facts } = offerLine.shape;
/** A line of a sent version, without what has columns of its own. */
export const frozenFacts = shapeOf(z.object({ ...facts, words: lineWords.optional() }));

/** Units for one euro, of each currency that the market had when the version was sent. */
export const frozenRates = z.object({
  date: z.string(),
  source: z.string(),
  rates: z.record(z.string(), z.string()),
});
