export * from './convert.ts';
export * from './read-measure.ts';
export * from './units.ts';
