/** Tax numbers of companies by country: which ones are asked for, and whether one is valid. */

export { readTaxFacts, type TaxFacts, type TypedTaxFacts } from './read-tax-facts.ts';
export type { TaxFault, TaxReading } from './read-tax-field.ts';
export { readTaxNumber } from './read-tax-number.ts';
export { type TaxField, type TaxFieldKind, type TaxFieldName, taxFieldsOf } from './tax-fields.ts';
export { vatCountries, vatNumberOf } from './vat-numbers.ts';
