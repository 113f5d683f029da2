export * from './answers.ts';
export * as members from './endpoints.ts';
export * from './inputs.ts';
