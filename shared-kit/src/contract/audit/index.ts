export * from './actions.ts';
export * from './api.ts';
export * from './words.ts';
