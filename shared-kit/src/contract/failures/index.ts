export * as failures from './endpoints.ts';
