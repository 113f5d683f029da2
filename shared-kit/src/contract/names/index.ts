export * from './kept-names.ts';
export * from './name-fault.ts';
export * from './name-input.ts';
export * from './name-kinds.ts';
export * as keptNames from './staff-endpoints.ts';
export * from './words.ts';
