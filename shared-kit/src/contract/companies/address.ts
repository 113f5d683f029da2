import * as z from 'zod/mini';
import { printed } from '../printed-text/printed.ts';
import { isCountry } from '../regions/region.ts';
import { addressKinds } from './company-facts.ts';
import { addressLengths, lacksPostalCode } from './postal-address.ts';

/** A line of text: trimmed, without control characters. */
export const line = (min: number, max: number) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(/^\P{Cc}*$/u));

/** Missing, null and empty all mean none. */
export const optionalLine = (max: number) => orNone(line(1, max));
/** The same of a text that papers show. */
export const printedOptionalLine = (max: number) => orNone(printed(line(1, max)));

const orNone = (text: ReturnType<typeof line>) =>
  z.pipe(
    z.nullish(z.union([z.literal(''), text])),
    z.transform((text) => text || null),
  );

export const companyCountry = z.string().check(z.refine(isCountry));

/** An address within its country. */
export const addressLines = z.object({
  line1: printed(line(2, addressLengths.line1)),
  line2: printedOptionalLine(addressLengths.line2),
  postalCode: printedOptionalLine(addressLengths.postalCode),
  city: printed(line(2, addressLengths.city)),
  /** District, state or province. */
  region: printedOptionalLine(addressLengths.region),
});

/** What a company keeps as one of its addresses. */
export const companyAddressInput = z
  .extend(addressLines, {
    kind: z.enum(addressKinds),
    label: optionalLine(addressLengths.label),
    country: companyCountry,
  })
  .check(z.refine((address) => !lacksPostalCode(address.country, address), { path: ['postalCode'] }));
export type CompanyAddressInput = z.infer<typeof companyAddressInput>;

export const companyAddressAnswer = z.object({
  id: z.string(),
  kind: z.enum(addressKinds),
  label: z.nullable(z.string()),
  line1: z.string(),
  line2: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  city: z.string(),
  region: z.nullable(z.string()),
  country: z.string(),
  isDefaultDelivery: z.boolean(),
});
export type CompanyAddress = z.infer<typeof companyAddressAnswer>;
