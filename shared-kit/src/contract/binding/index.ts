export * from './doors.ts';
export * from './read-at-stake.ts';
export * from './seen.ts';
