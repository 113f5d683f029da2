export * from './answers.ts';
export * as cart from './endpoints.ts';
export * from './inputs.ts';
export * from './limits.ts';
