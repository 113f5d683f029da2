export * from './answers.ts';
export * as agreements from './endpoints.ts';
