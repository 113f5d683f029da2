export * from './entries.ts';
