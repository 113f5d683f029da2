import { addressKinds, currencies, isCountry, legalForms, needsPostalCode } from 'shared-kit/contract';
import * as z from 'zod';

/** A line of text: trimmed, without control characters. */
const line = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^\P{Cc}*$/u);
/** Missing, null and empty all mean none. */
const optionalLine = (max: number) =>
  z.nullish(z.union([z.literal(''), line(1, max)])).transform((text) => text || null);

/** Kind and country can't change: other ones would be another company. */
export const companyInput = z.object({
  legalForm: z.enum(legalForms),
  legalName: line(2, 200),
  brandName: line(2, 80),
  /** As typed; the country's tax rules validate it. */
  taxNumber: optionalLine(40),
  taxOffice: optionalLine(80),
  mersisNumber: optionalLine(40),
});
export type CompanyInput = z.infer<typeof companyInput>;

export const addressInput = z
  .object({
    kind: z.enum(addressKinds),
    label: optionalLine(60),
    line1: line(2, 120),
    line2: optionalLine(120),
    postalCode: optionalLine(12),
    city: line(2, 80),
    region: optionalLine(80),
    country: z.string().refine(isCountry),
  })
  .refine(({ country, postalCode }) => postalCode !== null || !needsPostalCode(country), {
    path: ['postalCode'],
  });
export type AddressInput = z.infer<typeof addressInput>;

export const limitInput = z.object({
  limit: z
    .object({ amount: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/), currency: z.enum(currencies) })
    .nullable(),
});
export type LimitInput = z.infer<typeof limitInput>;
