export * from './answers.ts';
export * from './choices.ts';
export * as notifications from './endpoints.ts';
export * from './inputs.ts';
export * from './notification-events.ts';
