export * from './answers.ts';
export * from './choices.ts';
