export * from './read-session.ts';
export * from './session.ts';
