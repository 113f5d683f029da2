export * from './region.ts';
