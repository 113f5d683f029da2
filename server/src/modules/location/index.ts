export { addressDatabase } from './address-database.ts';
export { countryName } from './country-name.ts';
export { visitorCountry } from './visitor-country.ts';
