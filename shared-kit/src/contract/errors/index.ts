export * from './error-codes.ts';
export * from './problem.ts';
