export * from './api.ts';
export * from './lifecycle.ts';
