export * from './actions.ts';
export * from './api.ts';
export * as audit from './endpoints.ts';
export * from './inputs.ts';
export * from './words.ts';
