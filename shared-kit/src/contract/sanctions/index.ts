export * from './api.ts';
export * as sanctions from './endpoints.ts';
export * from './lifecycle.ts';
