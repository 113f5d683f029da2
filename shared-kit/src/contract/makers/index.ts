export * from './answers.ts';
export * as makers from './endpoints.ts';
