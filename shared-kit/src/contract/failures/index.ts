export * as failures from './endpoints.ts';
export * from './failure-report.ts';
export * from './own-script.ts';
