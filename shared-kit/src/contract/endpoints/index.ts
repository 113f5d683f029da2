export * from './common.ts';
export * from './endpoint.ts';
export * from './ids.ts';
export * from './presentation.ts';
export * from './refusals.ts';
