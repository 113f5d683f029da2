export * from './api.ts';
export * as bankAccounts from './endpoints.ts';
export * from './lifecycle.ts';
