export * from './api.ts';
export * as claims from './endpoints.ts';
export * from './lifecycle.ts';
