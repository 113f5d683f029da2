import type { LegalForm } from 'shared-kit/contract/companies';
import { unitedKingdom, vatNumbers } from './vat-numbers.ts';

export type TaxFieldName = 'taxNumber' | 'taxOffice' | 'mersisNumber';

/** Kind of number; pages have a label and a hint for each. */
export type TaxFieldKind =
  | 'tr-vkn'
  | 'tr-tckn'
  | 'tr-tax-office'
  | 'tr-mersis'
  | 'ch-uid'
  | 'eu-vat'
  | 'gb-tax'
  | 'other-tax';

export type TaxField = Readonly<{
  name: TaxFieldName;
  kind: TaxFieldKind;
  required: boolean;
  /** An example of the notation; null for plain text. */
  example: string | null;
}>;

const number = (kind: TaxFieldKind, example: string | null): TaxField => ({
  name: 'taxNumber',
  kind,
  required: true,
  example,
});

/** The tax fields for a country, in form order. */
export function taxFieldsOf(country: string, legalForm: LegalForm): readonly TaxField[] {
  if (country === 'TR') {
    return [
      legalForm === 'company' ? number('tr-vkn', '4540536920') : number('tr-tckn', '17291716060'),
      { name: 'taxOffice', kind: 'tr-tax-office', required: true, example: null },
      // Sole traders and young companies may not have one yet.
      { name: 'mersisNumber', kind: 'tr-mersis', required: false, example: '0454053692000017' },
    ];
  }
  if (country === 'CH') return [number('ch-uid', 'CHE-100.155.212')];
  if (country === 'GB') return [number('gb-tax', unitedKingdom.example)];
  const vat = vatNumbers[country];
  return [vat ? number('eu-vat', vat.example) : number('other-tax', null)];
}
