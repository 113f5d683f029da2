export * as contact from './endpoints.ts';
export * from './facts.ts';
export * from './inputs.ts';
