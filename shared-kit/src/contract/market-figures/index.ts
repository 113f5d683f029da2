export * from './answers.ts';
export * as marketFigures from './endpoints.ts';
