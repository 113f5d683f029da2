export * from './api.ts';
export * as ownership from './endpoints.ts';
export * from './owner-rules.ts';
