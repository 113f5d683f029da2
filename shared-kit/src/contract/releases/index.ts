export * from './answers.ts';
export * as releases from './endpoints.ts';
export * from './inputs.ts';
export * as staffReleases from './staff-endpoints.ts';
