export { addressDatabase } from './address-database.ts';
export { visitorCountry } from './visitor-country.ts';
