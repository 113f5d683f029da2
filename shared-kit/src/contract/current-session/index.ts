export * as currentSession from './endpoints.ts';
