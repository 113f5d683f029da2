export * from './answers.ts';
export * as agreements from './endpoints.ts';
export * as staffAgreements from './staff-endpoints.ts';
