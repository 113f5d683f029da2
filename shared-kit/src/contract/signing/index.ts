export * from './api.ts';
export * from './binding.ts';
export * from './lifecycle.ts';
export * from './limits.ts';
export * from './words.ts';
