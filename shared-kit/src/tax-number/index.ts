/** Tax numbers of companies, country by country: which are asked for, and whether one can exist. */

export { readTaxFacts, type TaxFacts, type TypedTaxFacts } from './read-tax-facts.ts';
export type { TaxFault, TaxReading } from './read-tax-field.ts';
export { type TaxField, type TaxFieldKind, type TaxFieldName, taxFieldsOf } from './tax-fields.ts';
