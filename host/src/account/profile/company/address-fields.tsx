import {
  type AddressKind,
  addressLengths,
  type CompanyAddress,
  needsPostalCode,
} from 'shared-kit/contract/companies';
import { isOneOf } from 'shared-kit/contract/tables';
import { CountryOptions } from 'shared-kit/countries';
import { FormGrid } from 'shared-kit/layout';
import { SelectField, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import type { Faults } from '../form/profile-form.tsx';

type AddressFieldsProps = {
  /** Null for a new address. */
  address: CompanyAddress | null;
  faults: Faults;
  idOf: (field: string) => string;
  /** The kinds to choose from. */
  kinds: readonly AddressKind[];
  kind: AddressKind;
  onKind: (kind: AddressKind) => void;
  country: string;
  /** Null if the country may not change. */
  onCountry: ((country: string) => void) | null;
};

export function AddressFields(props: AddressFieldsProps) {
  const { address, faults, idOf, kinds, kind, onKind } = props;
  const t = useText();
  const text = textsOf(address, idOf);
  const optional = t('profile.optional');
  return (
    <>
      <FormGrid stretch gap="4">
        <SelectField
          id={idOf('kind')}
          label={t('profile.address.kind')}
          value={kind}
          onChange={({ target }) => isOneOf(kinds, target.value) && onKind(target.value)}
        >
          {kinds.map((it) => (
            <option key={it} value={it}>
              {t(`profile.address.kind.${it}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...text('label')}
          label={t('profile.address.label')}
          optional={optional}
          autoComplete="off"
        />
      </FormGrid>
      <TextField
        {...text('line1')}
        label={t('profile.address.line1')}
        autoComplete="address-line1"
        error={faults.line1}
      />
      <TextField
        {...text('line2')}
        label={t('profile.address.line2')}
        optional={optional}
        autoComplete="address-line2"
      />
      <PlaceFields {...props} />
    </>
  );
}

function PlaceFields({ address, faults, idOf, country, onCountry }: AddressFieldsProps) {
  const t = useText();
  const text = textsOf(address, idOf);
  const optional = t('profile.optional');
  return (
    <FormGrid stretch gap="4">
      <TextField
        {...text('postalCode')}
        label={t('profile.address.postal-code')}
        optional={needsPostalCode(country) ? undefined : optional}
        autoComplete="postal-code"
        error={faults.postalCode}
      />
      <TextField
        {...text('city')}
        label={t('profile.address.city')}
        autoComplete="address-level2"
        error={faults.city}
      />
      <TextField
        {...text('region')}
        label={t('profile.address.region')}
        optional={optional}
        autoComplete="address-level1"
      />
      <SelectField
        id={idOf('country')}
        label={t('profile.company.country')}
        value={country}
        disabled={!onCountry}
        error={faults.country}
        onChange={({ target }) => onCountry?.(target.value)}
      >
        <CountryOptions />
      </SelectField>
    </FormGrid>
  );
}

const textsOf =
  (address: CompanyAddress | null, idOf: AddressFieldsProps['idOf']) =>
  (name: keyof typeof addressLengths) => ({
    id: idOf(name),
    name,
    maxLength: addressLengths[name],
    defaultValue: address?.[name] ?? '',
  });
