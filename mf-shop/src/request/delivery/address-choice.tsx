import type { CompanyAddress } from 'shared-kit/contract/companies';
import { countryName, useLocale } from 'shared-kit/shell';
import { SelectField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { type Place, placeOf } from './first-place.ts';

type Props = { addresses: readonly CompanyAddress[]; chosen: Place; onChoose: (place: Place) => void };

/** The company's saved addresses; nothing if it has none. */
export function AddressChoice({ addresses, chosen, onChoose }: Props) {
  const t = useText();
  const locale = useLocale();
  if (addresses.length === 0) return null;
  const isChosen = (address: CompanyAddress) => {
    const { country, place } = placeOf(address);
    return country === chosen.country && place === chosen.place;
  };
  return (
    <SelectField
      label={t('request.address')}
      value={addresses.find(isChosen)?.id ?? ''}
      onChange={({ target }) => {
        const address = addresses.find(({ id }) => id === target.value);
        if (address) onChoose(placeOf(address));
      }}
    >
      <option value="">{t('request.other-place')}</option>
      {addresses.map((address) => (
        <option key={address.id} value={address.id}>
          {[address.label, placeOf(address).place, countryName(address.country, locale)]
            .filter(Boolean)
            .join(', ')}
        </option>
      ))}
    </SelectField>
  );
}
