export * from './data-of-header.ts';
export * from './notices-path.ts';
export * from './public-config.ts';
