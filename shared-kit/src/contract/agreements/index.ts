export * as agreements from './endpoints.ts';
export * from './inputs.ts';
