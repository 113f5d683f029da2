export * from './comparison.ts';
export * as catalogue from './endpoints.ts';
export * from './suggestions.ts';
