export * from './answers.ts';
export * as myCompany from './endpoints.ts';
export * from './inputs.ts';
