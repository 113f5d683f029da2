import type { LegalForm } from 'shared-kit/contract/companies';
import { readTaxField, type TaxFault } from './read-tax-field.ts';
import { type TaxFieldName, taxFieldsOf } from './tax-fields.ts';

/** As typed; fields that the country doesn't use are ignored. */
export type TypedTaxFacts = Readonly<Partial<Record<TaxFieldName, string | null | undefined>>>;
/** As stored: normalised, null if not given or not asked for. */
export type TaxFacts = Readonly<Record<TaxFieldName, string | null>>;

/** Reads all tax numbers of a company. Page and server use the same check. */
export function readTaxFacts(
  { country, legalForm }: Readonly<{ country: string; legalForm: LegalForm }>,
  typed: TypedTaxFacts,
): Readonly<{ facts: TaxFacts; faults: readonly { name: TaxFieldName; fault: TaxFault }[] }> {
  const facts: Record<TaxFieldName, string | null> = { taxNumber: null, taxOffice: null, mersisNumber: null };
  const faults: { name: TaxFieldName; fault: TaxFault }[] = [];
  for (const field of taxFieldsOf(country, legalForm)) {
    const about = { country, taxNumber: facts.taxNumber ?? typed.taxNumber ?? '' };
    const reading = readTaxField(field, typed[field.name] ?? '', about);
    if ('fault' in reading) faults.push({ name: field.name, fault: reading.fault });
    else facts[field.name] = reading.value;
  }
  return { facts, faults };
}
