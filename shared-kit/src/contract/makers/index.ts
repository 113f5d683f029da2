export * from './answers.ts';
export * as makers from './endpoints.ts';
export * as makerFigures from './figure-endpoints.ts';
export * from './overview.ts';
