import * as z from 'zod/mini';
import { defaultLocale, forEachLocale, type Locale } from '../languages/locale.ts';
import { nameInput } from '../names/name-input.ts';
import { printed } from '../printed-text/printed.ts';
import { milestoneFaults } from './offer-checks.ts';
import { milestone, type OfferFault, type OfferInput } from './offer-input.ts';
import { quoteIncoterms, quoteLimits } from './quote-terms.ts';

const text = (max: number) => printed(z.string().check(z.trim(), z.maxLength(max)));
/** Words for the buyer by language; an empty one isn't written yet. */
const words = (max: number) => z.object(forEachLocale(() => text(max)));

/** Terms that a new offer begins with. What is null or empty leaves the offer as it is. */
export const offerTemplateTerms = z.object({
  incoterm: z.nullable(z.object({ rule: z.enum(quoteIncoterms), place: text(quoteLimits.place) })),
  milestones: z.array(milestone).check(z.maxLength(quoteLimits.milestones)),
  paymentNote: words(quoteLimits.reason),
  /** From the day on which the offer is begun. */
  validityDays: z.nullable(z.int().check(z.minimum(1), z.maximum(quoteLimits.longestDays))),
  note: words(quoteLimits.note),
  /** Offers an advance-payment guarantee of this bank; its amount and date are of each offer. Missing from older ones. */
  guaranteeIssuer: z.optional(printed(nameInput('thing', { least: 0, most: quoteLimits.place }))),
});
export type OfferTemplateTerms = z.infer<typeof offerTemplateTerms>;

export const offerTemplateLimits = { name: 80, templates: 30 } as const;

/** `PUT /api/manufacturer/offer-templates/:id`; the id is made by the page. */
export const offerTemplateInput = z.object({
  /** The one that was read, 0 for a new one; another one means that a colleague saved since. */
  revision: z.int().check(z.minimum(0)),
  /** Null: the company's defaults, with which every new offer begins. */
  name: z.nullable(nameInput('thing', { least: 1, most: offerTemplateLimits.name })),
  terms: offerTemplateTerms,
});
export type OfferTemplateInput = z.infer<typeof offerTemplateInput>;

export const offerTemplate = z.object({
  id: z.string(),
  revision: z.number(),
  name: z.nullable(z.string()),
  terms: offerTemplateTerms,
  savedAt: z.string(),
  savedBy: z.string(),
});
export type OfferTemplate = z.infer<typeof offerTemplate>;

export const offerTemplatesAnswer = z.object({
  /** The defaults first, if there are any; then by name. */
  templates: z.array(offerTemplate),
  mayChange: z.boolean(),
});
export type OfferTemplatesAnswer = z.infer<typeof offerTemplatesAnswer>;

export const emptyTemplate: OfferTemplateTerms = {
  incoterm: null,
  milestones: [],
  paymentNote: forEachLocale(() => ''),
  validityDays: null,
  note: forEachLocale(() => ''),
  guaranteeIssuer: '',
};

/** Missing or contradictory terms, by their path. */
export const templateFaultsOf = ({
  incoterm,
  milestones,
}: OfferTemplateTerms): { path: string; fault: OfferFault }[] => [
  ...(incoterm?.place === '' ? [{ path: 'incoterm.place', fault: 'required' as const }] : []),
  ...milestoneFaults(milestones),
];

const day = 86_400_000;

/** The terms of an offer as a template states them, in the language of the offer. */
export function termsFromTemplate(
  { incoterm, milestones, paymentNote, validityDays, note, guaranteeIssuer = '' }: OfferTemplateTerms,
  locale: Locale,
  today: Date,
): Partial<
  Pick<OfferInput, 'incoterm' | 'milestones' | 'paymentNote' | 'validUntil' | 'note' | 'advanceGuarantee'>
> {
  const said = (by: typeof note) => by[locale] || by[defaultLocale];
  return {
    ...(incoterm && { incoterm }),
    ...(milestones.length > 0 && { milestones }),
    ...(said(paymentNote) && { paymentNote: said(paymentNote) }),
    ...(validityDays !== null && {
      validUntil: new Date(today.getTime() + validityDays * day).toISOString().slice(0, 10),
    }),
    ...(said(note) && { note: said(note) }),
    ...(guaranteeIssuer && {
      advanceGuarantee: { issuer: guaranteeIssuer, amount: null, until: null },
    }),
  };
}

export const offerTemplateSaved = z.object({ revision: z.number() });
