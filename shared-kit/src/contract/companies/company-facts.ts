import { regionOf } from '../regions/region.ts';

/** The owner of a tax number: a legal person, or one natural person (şahıs işletmesi). */
export const legalForms = ['company', 'sole-trader'] as const;
export type LegalForm = (typeof legalForms)[number];

/** A company has one registered address, and any number of the others. */
export const addressKinds = ['registered', 'delivery', 'invoice'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** How closely staff look at a company: all papers of one at high risk are asked for again each year. */
export const companyRisks = ['normal', 'high'] as const;
export type CompanyRisk = (typeof companyRisks)[number];

/** The wording of the terms of use that is in force; who registers accepts this one. */
export const termsVersion = '2026-11';

/** Where every address has a postal code; Ireland's are young, and left out by many. */
export const needsPostalCode = (country: string): boolean =>
  country === 'TR' || (country !== 'IE' && regionOf(country) === 'europe');
