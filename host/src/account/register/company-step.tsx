import { legalForms } from 'shared-kit/contract/companies';
import { isOneOf } from 'shared-kit/contract/tables';
import { CountryOptions } from 'shared-kit/countries';
import { FormGrid } from 'shared-kit/layout';
import { SelectField, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { useTaxLabels } from '../tax-labels.ts';
import type { StepFields } from './step-fields.ts';

/** The company's registered data. Its country decides which tax numbers are asked for. */
export function CompanyStep({ entries: { draft }, text, onChange }: StepFields) {
  const t = useText();
  const taxFields = useTaxLabels(draft.country, draft.legalForm);
  return (
    <>
      <TextField
        label={t('profile.company.legal-name')}
        hint={t('register.legal-name-hint')}
        autoComplete="off"
        maxLength={200}
        {...text('legalName')}
      />
      <TextField
        label={t('profile.company.brand-name')}
        hint={t('profile.company.brand-hint')}
        autoComplete="organization"
        maxLength={80}
        {...text('brandName')}
      />
      <FormGrid stretch gap="4">
        <SelectField label={t('profile.company.country')} autoComplete="country" {...text('country')}>
          <option value="">{t('register.choose')}</option>
          <CountryOptions />
        </SelectField>
        <SelectField
          label={t('profile.company.form')}
          value={draft.legalForm}
          onChange={({ target }) =>
            isOneOf(legalForms, target.value) && onChange({ legalForm: target.value })
          }
        >
          {legalForms.map((form) => (
            <option key={form} value={form}>
              {t(`profile.company.form.${form}`)}
            </option>
          ))}
        </SelectField>
      </FormGrid>
      {draft.country && (
        <FormGrid stretch gap="4">
          {taxFields.map(({ name, label, required, example }) => (
            <TextField
              key={name}
              label={label}
              optional={required ? undefined : t('profile.optional')}
              hint={example ? t('register.tax-hint', { example }) : undefined}
              autoComplete="off"
              maxLength={name === 'taxOffice' ? 80 : 40}
              {...text(name)}
            />
          ))}
        </FormGrid>
      )}
    </>
  );
}
