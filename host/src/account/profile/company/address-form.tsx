import { useState } from 'react';
import {
  type AddressKind,
  addressKinds,
  addressLengths,
  type CompanyAddress,
  lacksPostalCode,
  needsPostalCode,
  type OwnCompany,
} from 'shared-kit/contract';
import { api, countriesByName, useLocale } from 'shared-kit/shell';
import { SelectField, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../form/form.module.css';
import { type Faults, ProfileForm, type Values } from '../form/profile-form.tsx';

type AddressFormProps = {
  company: OwnCompany;
  /** Null for a new address. */
  address: CompanyAddress | null;
  onSaved: () => Promise<unknown>;
  onCancel: () => void;
};

export function AddressForm({ company, address, onSaved, onCancel }: AddressFormProps) {
  const t = useText();
  const locale = useLocale();
  const kinds = kindsFor(company, address);
  const [kind, setKind] = useState<AddressKind>(address?.kind ?? kinds[0] ?? 'delivery');
  const [country, setCountry] = useState(address?.country ?? company.country);
  const isRegistered = kind === 'registered';
  const words: Readonly<Record<string, string>> = {
    line1: t('profile.address.line1-missing'),
    city: t('profile.address.city-missing'),
    postalCode: t('profile.address.postal-code-missing'),
    country: t('profile.address.country-wrong'),
  };
  const check = (values: Values): Faults => ({
    line1: (values.line1 ?? '').trim().length < 2 ? words.line1 : undefined,
    city: (values.city ?? '').trim().length < 2 ? words.city : undefined,
    postalCode: lacksPostalCode(country, { postalCode: values.postalCode ?? null })
      ? words.postalCode
      : undefined,
  });
  const save = async (values: Values) => {
    const place = isRegistered ? company.country : country;
    await api.post(`/api/company/addresses${address ? `/${address.id}` : ''}`, {
      ...values,
      kind,
      country: place,
    });
    await onSaved();
  };
  const text = (name: keyof typeof addressLengths) => ({
    name,
    maxLength: addressLengths[name],
    defaultValue: address?.[name] ?? '',
  });
  const optional = t('profile.optional');
  // messages: profile.address.kind.*
  return (
    <ProfileForm
      id="address"
      submitLabel={t('profile.address.save')}
      savedText=""
      check={check}
      refused={(field) => words[field]}
      save={save}
      onCancel={onCancel}
    >
      {(faults, idOf) => (
        <>
          <div className={styles.pair}>
            <SelectField
              id={idOf('kind')}
              label={t('profile.address.kind')}
              value={kind}
              onChange={({ target }) => setKind(target.value as AddressKind)}
            >
              {kinds.map((it) => (
                <option key={it} value={it}>
                  {t(`profile.address.kind.${it}`)}
                </option>
              ))}
            </SelectField>
            <TextField
              id={idOf('label')}
              label={t('profile.address.label')}
              optional={optional}
              autoComplete="off"
              {...text('label')}
            />
          </div>
          <TextField
            id={idOf('line1')}
            label={t('profile.address.line1')}
            autoComplete="address-line1"
            error={faults.line1}
            {...text('line1')}
          />
          <TextField
            id={idOf('line2')}
            label={t('profile.address.line2')}
            optional={optional}
            autoComplete="address-line2"
            {...text('line2')}
          />
          <div className={styles.pair}>
            <TextField
              id={idOf('postalCode')}
              label={t('profile.address.postal-code')}
              optional={needsPostalCode(country) ? undefined : optional}
              autoComplete="postal-code"
              error={faults.postalCode}
              {...text('postalCode')}
            />
            <TextField
              id={idOf('city')}
              label={t('profile.address.city')}
              autoComplete="address-level2"
              error={faults.city}
              {...text('city')}
            />
            <TextField
              id={idOf('region')}
              label={t('profile.address.region')}
              optional={optional}
              autoComplete="address-level1"
              {...text('region')}
            />
            <SelectField
              id={idOf('country')}
              label={t('profile.company.country')}
              value={isRegistered ? company.country : country}
              disabled={isRegistered}
              error={faults.country}
              onChange={({ target }) => setCountry(target.value)}
            >
              {countriesByName(locale).map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
        </>
      )}
    </ProfileForm>
  );
}

/** A company has exactly one registered address, and it stays registered. */
function kindsFor({ addresses }: OwnCompany, address: CompanyAddress | null): readonly AddressKind[] {
  if (address?.kind === 'registered') return ['registered'];
  const hasRegistered = addresses.some(({ kind }) => kind === 'registered');
  return addressKinds.filter((kind) => kind !== 'registered' || !hasRegistered);
}
