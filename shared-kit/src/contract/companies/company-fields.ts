import { namesOf } from '../tables/index.ts';

/** What a company may state besides its names, its legal form and its tax numbers. */
const furtherFields = { website: 'website', lei: 'lei' } as const;

/**
 * What a company states of itself, each with its name in messages and in the audit log. The compiler names the other
 * places of a new one.
 */
export const companyFields = {
  legalName: 'legal-name',
  brandName: 'brand-name',
  legalForm: 'legal-form',
  taxNumber: 'tax-number',
  taxOffice: 'tax-office',
  mersisNumber: 'mersis-number',
  ...furtherFields,
} as const;

export type CompanyField = keyof typeof companyFields;
export type FurtherField = keyof typeof furtherFields;
export const companyFieldNames = namesOf(companyFields);
export const furtherFieldNames = namesOf(furtherFields);

/** A value for each of them. */
export type ByCompanyField<Value> = Readonly<Record<CompanyField, Value>>;
