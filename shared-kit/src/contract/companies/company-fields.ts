import { namesOf } from '../tables/index.ts';

/** Optional fields, beside names, legal form and tax numbers. */
const furtherFields = { website: 'website', lei: 'lei' } as const;

/**
 * The fields that a company fills in about itself. Each has its name in messages and in the audit log. With a new field
 * here, whatever else needs it doesn't compile until it has it.
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

/** One value for each field. */
export type ByCompanyField<Value> = Readonly<Record<CompanyField, Value>>;
