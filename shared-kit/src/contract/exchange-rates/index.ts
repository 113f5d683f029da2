export * from './answers.ts';
export * as exchangeRates from './endpoints.ts';
export * from './old-rate.ts';
export * from './source-name.ts';
