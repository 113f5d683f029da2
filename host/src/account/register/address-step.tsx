import { addressLengths, needsPostalCode } from 'shared-kit/contract/companies';
import { FormGrid } from 'shared-kit/layout';
import { countryName, useLocale } from 'shared-kit/shell';
import { TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './register-page.module.css';
import type { StepFields } from './step-fields.ts';

/** The registered address, in the company's country. */
export function AddressStep({ entries: { draft }, text }: StepFields) {
  const t = useText();
  const locale = useLocale();
  const optional = t('profile.optional');
  return (
    <>
      <p className={styles.lead}>
        {t('register.address-lead', { country: countryName(draft.country, locale) })}
      </p>
      <TextField
        label={t('profile.address.line1')}
        autoComplete="address-line1"
        maxLength={addressLengths.line1}
        {...text('line1')}
      />
      <TextField
        label={t('profile.address.line2')}
        optional={optional}
        autoComplete="address-line2"
        maxLength={addressLengths.line2}
        {...text('line2')}
      />
      <FormGrid stretch gap="4">
        <TextField
          label={t('profile.address.postal-code')}
          optional={needsPostalCode(draft.country) ? undefined : optional}
          autoComplete="postal-code"
          maxLength={addressLengths.postalCode}
          {...text('postalCode')}
        />
        <TextField
          label={t('profile.address.city')}
          autoComplete="address-level2"
          maxLength={addressLengths.city}
          {...text('city')}
        />
        <TextField
          label={t('profile.address.region')}
          optional={optional}
          autoComplete="address-level1"
          maxLength={addressLengths.region}
          {...text('region')}
        />
      </FormGrid>
    </>
  );
}
