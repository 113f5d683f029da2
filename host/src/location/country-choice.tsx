import Cookies from 'js-cookie';
import { pricingCountryCookie } from 'shared-kit/contract/pricing-country';
import { CountryOptions } from 'shared-kit/countries';
import { countryName, useLocale, useVisitorLocation } from 'shared-kit/shell';
import { SelectField } from 'shared-kit/ui';
import { leavePage } from '../leaving/leave-request.ts';
import { reloadPage } from '../offline/through-outages.ts';
import { useText } from '../text.ts';

type CountryChoiceProps = { reload?: () => void };

/** The country whose prices are shown: the visitor's own, or another one they chose. */
export default function CountryChoice({ reload = reloadPage }: CountryChoiceProps) {
  const t = useText();
  const locale = useLocale();
  const location = useVisitorLocation();
  const chosen = location?.source === 'choice' ? (location.country ?? '') : '';
  const select = (country: string) => {
    const { name, path, maxAgeDays } = pricingCountryCookie;
    if (country) Cookies.set(name, country, { path, expires: maxAgeDays, sameSite: 'lax' });
    else Cookies.remove(name, { path });
    // Reload, so that no price of the other country stays on the page.
    reload();
  };
  return (
    <SelectField
      label={t('location.title')}
      hint={t('location.hint')}
      size="small"
      value={chosen}
      onChange={({ target }) => leavePage(() => select(target.value))}
    >
      <option value="">{automatic(location?.source === 'address' ? location.country : null)}</option>
      <CountryOptions />
    </SelectField>
  );

  function automatic(country: string | null): string {
    return country
      ? t('location.automatic-known', { country: countryName(country, locale) })
      : t('location.automatic');
  }
}
