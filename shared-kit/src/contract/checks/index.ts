export * from './api.ts';
export * from './lei.ts';
