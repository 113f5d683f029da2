export * as registration from './endpoints.ts';
export * from './inputs.ts';
