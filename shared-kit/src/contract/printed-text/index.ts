export * from './printed.ts';
export * from './words.ts';
