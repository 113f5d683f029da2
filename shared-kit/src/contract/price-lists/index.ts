export * from './api.ts';
export * as priceLists from './endpoints.ts';
