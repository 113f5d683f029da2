import * as z from 'zod/mini';
import { emailInput, passwordInput, redirectInput } from '../account/account-input.ts';
import { claimWords } from '../claims/api.ts';
import { addressLines, companyCountry, optionalLine, printedOptionalLine } from '../companies/address.ts';
import { legalForms, termsVersion } from '../companies/company-facts.ts';
import { companyKinds } from '../companies/company-kinds.ts';
import { brandName, legalName } from '../companies/company-names.ts';
import { lacksPostalCode } from '../companies/postal-address.ts';
import { locales } from '../languages/locale.ts';
import { nameInput } from '../names/name-input.ts';
import { printed } from '../printed-text/printed.ts';

const registeredCompany = z
  .object({
    kind: z.enum(companyKinds),
    legalForm: z.enum(legalForms),
    legalName,
    brandName,
    country: companyCountry,
    /** As typed: the tax facts of the country decide. */
    taxNumber: printedOptionalLine(40),
    taxOffice: printedOptionalLine(80),
    mersisNumber: optionalLine(40),
    address: addressLines,
  })
  .check(
    z.refine(({ country, address }) => !lacksPostalCode(country, address), {
      path: ['address', 'postalCode'],
    }),
  );

/** Input of `POST /api/registration`. Without a company the person can look, compare and fill a cart. */
export const registrationInput = z.object({
  name: printed(nameInput('person', { least: 2, most: 100 })),
  email: emailInput,
  password: passwordInput,
  locale: z.enum(locales),
  /** The wording that was shown: an older one isn't accepted any more. */
  termsVersion: z.literal(termsVersion),
  company: z.nullable(registeredCompany),
  /** Claims the company that has this tax number, should there be one: what the person says to its owners and staff. */
  claim: z.nullish(z.object({ words: claimWords })),
  /** Where the mailed link leads in the end. */
  redirect: z.nullish(redirectInput),
});
export type RegistrationInput = z.infer<typeof registrationInput>;

/** Input of `POST /api/registration/company`, from somebody who has an account. */
export const companyRegistrationInput = z.object({
  termsVersion: z.literal(termsVersion),
  company: registeredCompany,
});
export type CompanyRegistrationInput = z.infer<typeof companyRegistrationInput>;

/** Where the mailed link leads in the end. */
export const confirmationInput = z.object({ email: emailInput, redirect: z.nullish(redirectInput) });
