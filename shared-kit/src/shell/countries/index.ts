export { countriesByName } from './countries-by-name.ts';
export { CountryOptions } from './country-options.tsx';
