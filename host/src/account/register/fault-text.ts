import { passwordLength } from 'shared-kit/contract/account';
import type { TaxFieldName } from 'shared-kit/tax-number';
import { useText } from '../../text.ts';
import { useTaxLabels } from '../tax-labels.ts';
import type { Draft } from './registration-draft.ts';
import type { Fault, FieldName } from './steps.ts';

const isTax = (field: FieldName): field is TaxFieldName =>
  field === 'taxNumber' || field === 'taxOffice' || field === 'mersisNumber';

/** Tells what is wrong with a field and how to fix it. */
export function useFaultText({ country, legalForm }: Pick<Draft, 'country' | 'legalForm'>) {
  const t = useText();
  const taxFields = useTaxLabels(country, legalForm);
  return ({ field: name, kind, words }: Fault): string => {
    if (words) return words;
    if (!isTax(name))
      return t(`register.fault.${name}`, { min: passwordLength.min, max: passwordLength.max });
    const { label: field = '', example = null } = taxFields.find((it) => it.name === name) ?? {};
    if (kind === 'missing') return t('register.fault.tax-missing', { field });
    if (kind === 'check-digit') return t('register.fault.tax-check-digit', { field });
    if (kind === 'other-company') return t('register.fault.tax-other-company', { field });
    return example
      ? t('register.fault.tax-format', { field, example })
      : t('register.fault.tax-text', { field });
  };
}
