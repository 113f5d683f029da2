export * from './data-of-header.ts';
export * from './public-config.ts';
