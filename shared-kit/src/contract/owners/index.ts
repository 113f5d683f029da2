export * from './api.ts';
export * from './owner-rules.ts';
