import type { LegalForm } from 'shared-kit/contract/companies';
import { type TaxFieldName, taxFieldsOf } from 'shared-kit/tax-number';
import { useText } from '../text.ts';

export type TaxLabel = Readonly<{
  name: TaxFieldName;
  label: string;
  required: boolean;
  example: string | null;
}>;

/** The tax numbers of companies in a country, with their local names. */
export function useTaxLabels(country: string, legalForm: LegalForm): readonly TaxLabel[] {
  const t = useText();
  return taxFieldsOf(country, legalForm).map(({ name, kind, required, example }) => ({
    name,
    label: t(`profile.tax.${kind}`),
    required,
    example,
  }));
}
