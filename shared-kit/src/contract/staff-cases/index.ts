export * from './api.ts';
export * as staffCases from './endpoints.ts';
