export * as mailedLinks from './endpoints.ts';
export * from './inputs.ts';
