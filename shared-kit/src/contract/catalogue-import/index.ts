export * from './api.ts';
export * as imports from './endpoints.ts';
export * from './faults.ts';
export * from './fields.ts';
export * from './lifecycle.ts';
export * from './limits.ts';
export * from './words.ts';
