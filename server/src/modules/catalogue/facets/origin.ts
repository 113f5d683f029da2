import { isCountry } from 'shared-kit/contract/regions';
import { countryName } from '../../location/index.ts';
import { say } from '../say.ts';
import { byCountAndName } from './by-count-and-name.ts';
import { choice } from './choice.ts';

export const origin = choice(
  {
    key: 'origin',
    label: (locale) => say(locale, 'facet.origin'),
    isValue: isCountry,
    options: (counts, ticked, { locale }) =>
      [...new Set([...counts.keys(), ...ticked])]
        .map((value) => ({ value, label: countryName(value, locale), count: counts.get(value) ?? 0 }))
        .sort(byCountAndName(locale)),
  },
  { by: 'terms', valuesIn: ({ originCountry }) => [originCountry] },
);
