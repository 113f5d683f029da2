export * from './initials.ts';
export * from './locale.ts';
export * from './made-once.ts';
export * from './say.ts';
