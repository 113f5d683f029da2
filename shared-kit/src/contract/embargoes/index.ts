export * from './api.ts';
export * as embargoes from './endpoints.ts';
