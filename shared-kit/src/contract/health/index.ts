export * from './answers.ts';
export * as health from './endpoints.ts';
