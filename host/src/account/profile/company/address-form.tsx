import { useState } from 'react';
import {
  type AddressKind,
  addressKinds,
  type CompanyAddress,
  lacksPostalCode,
} from 'shared-kit/contract/companies';
import type { BodyOf } from 'shared-kit/contract/endpoints';
import { myCompany, type OwnCompany } from 'shared-kit/contract/my-company';
import { call } from 'shared-kit/shell';
import { useText } from '../../../text.ts';
import { type Faults, ProfileForm, type Values } from '../form/profile-form.tsx';
import { AddressFields } from './address-fields.tsx';

type AddressFormProps = {
  company: OwnCompany;
  /** Null for a new address. */
  address: CompanyAddress | null;
  onSaved: () => Promise<unknown>;
  onCancel: () => void;
};

export function AddressForm({ company, address, onSaved, onCancel }: AddressFormProps) {
  const t = useText();
  const kinds = kindsFor(company, address);
  const [kind, setKind] = useState<AddressKind>(address?.kind ?? kinds[0] ?? 'delivery');
  const [country, setCountry] = useState(address?.country ?? company.country);
  const isRegistered = kind === 'registered';
  const place = isRegistered ? company.country : country;
  const words: Readonly<Record<string, string>> = {
    line1: t('profile.address.line1-missing'),
    city: t('profile.address.city-missing'),
    postalCode: t('profile.address.postal-code-missing'),
    country: t('profile.address.country-wrong'),
  };
  const check = (values: Values): Faults => ({
    line1: (values.line1 ?? '').trim().length < 2 ? words.line1 : undefined,
    city: (values.city ?? '').trim().length < 2 ? words.city : undefined,
    postalCode: lacksPostalCode(place, { postalCode: values.postalCode ?? null })
      ? words.postalCode
      : undefined,
  });
  const save = async (values: BodyOf<typeof myCompany.addAddressSpec>) => {
    const body = { ...values, kind, country: place };
    await (address
      ? call(myCompany.changeAddress, { params: { id: address.id }, body })
      : call(myCompany.addAddress, { body }));
    await onSaved();
  };
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
        <AddressFields
          {...{ address, faults, idOf, kinds, kind }}
          onKind={setKind}
          country={place}
          onCountry={isRegistered ? null : setCountry}
        />
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
