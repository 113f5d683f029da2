import { useLocale } from 'shared-kit/shell';
import { countriesByName } from './countries-by-name.ts';

/** Every country as an option of a select field, by name in the reader's language. */
export function CountryOptions() {
  return countriesByName(useLocale()).map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
