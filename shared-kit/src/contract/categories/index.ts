export * from './answers.ts';
export * as categories from './endpoints.ts';
