export * from './answers.ts';
export * as indicativeRates from './endpoints.ts';
