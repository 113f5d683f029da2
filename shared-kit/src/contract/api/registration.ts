import * as z from 'zod/mini';
import { legalForms, needsPostalCode, termsVersion } from '../company-facts.ts';
import { locales } from '../locale.ts';
import { isCountry } from '../region.ts';
import { emailInput, passwordInput, redirectInput } from './account-input.ts';
import { companyKinds } from './workspaces.ts';

/** A line of text: trimmed, without control characters. */
const line = (min: number, max: number) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(/^\P{Cc}*$/u));
const optionalLine = (max: number) => z.nullish(line(1, max));

/** Stands in mails to an address that nobody has proved yet, so it can't be an advertisement. */
export const personName = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(100), z.regex(/^[^\p{Cc}<>@:/\\]+$/u));

export const companyCountry = z.string().check(z.refine(isCountry));

const registeredCompany = z
  .object({
    kind: z.enum(companyKinds),
    legalForm: z.enum(legalForms),
    legalName: line(2, 200),
    brandName: line(2, 80),
    country: companyCountry,
    /** As typed: the tax facts of the country decide. */
    taxNumber: optionalLine(40),
    taxOffice: optionalLine(80),
    mersisNumber: optionalLine(40),
    address: z.object({
      line1: line(2, 120),
      line2: optionalLine(120),
      postalCode: optionalLine(12),
      city: line(2, 80),
      region: optionalLine(80),
    }),
  })
  .check(
    z.refine(({ country, address }) => Boolean(address.postalCode) || !needsPostalCode(country), {
      path: ['address', 'postalCode'],
    }),
  );

/** Input of `POST /api/registration`. Without a company the person can look, compare and fill a cart. */
export const registrationInput = z.object({
  name: personName,
  email: emailInput,
  password: passwordInput,
  locale: z.enum(locales),
  /** The wording that was shown: an older one isn't accepted any more. */
  termsVersion: z.literal(termsVersion),
  company: z.nullable(registeredCompany),
  /** Where the mailed link leads in the end. */
  redirect: z.nullish(redirectInput),
});
export type RegistrationInput = z.infer<typeof registrationInput>;
