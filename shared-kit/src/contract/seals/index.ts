export * as seals from './endpoints.ts';
