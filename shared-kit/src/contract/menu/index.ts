export * as menu from './endpoints.ts';
export * from './entries.ts';
