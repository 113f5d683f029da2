export * from './api.ts';
export * from './binding.ts';
export * from './lifecycle.ts';
export * from './words.ts';
