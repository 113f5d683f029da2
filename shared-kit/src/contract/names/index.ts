export * from './name-fault.ts';
export * from './name-input.ts';
export * from './name-kinds.ts';
export * from './words.ts';
