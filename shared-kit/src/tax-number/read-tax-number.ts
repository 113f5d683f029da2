import { legalForms } from 'shared-kit/contract/companies';
import { readTaxField, type TaxFault } from './read-tax-field.ts';
import { taxFieldsOf } from './tax-fields.ts';

/** Reads a tax number of a country whose company's legal form is unknown: a number of any form will do. */
export function readTaxNumber(
  country: string,
  typed: string,
): Readonly<{ taxNumber: string } | { fault: TaxFault }> {
  const fields = legalForms.flatMap((form) => taxFieldsOf(country, form));
  const readings = fields
    .filter(({ name }) => name === 'taxNumber')
    .map((field) => readTaxField(field, typed, { country }));
  const faults: TaxFault[] = [];
  for (const reading of readings) {
    if ('fault' in reading) faults.push(reading.fault);
    else if (reading.value !== null) return { taxNumber: reading.value };
  }
  // A wrong check digit says more: at least the number is written like one.
  const [first = 'missing'] = faults;
  return { fault: faults.find((it) => it === 'check-digit') ?? first };
}
