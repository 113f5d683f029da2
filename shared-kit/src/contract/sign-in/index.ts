export * as signIn from './endpoints.ts';
export * from './inputs.ts';
