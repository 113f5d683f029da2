export * from './api.ts';
export * as verification from './endpoints.ts';
export * from './inputs.ts';
export * from './lifecycle.ts';
export * from './possible-decisions.ts';
