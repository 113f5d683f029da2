export * from './answers.ts';
export * from './cookie.ts';
export * as pricingCountry from './endpoints.ts';
