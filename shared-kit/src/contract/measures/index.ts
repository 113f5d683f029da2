export * from './convert.ts';
export * from './units.ts';
