export * as signIn from './endpoints.ts';
export * from './inputs.ts';
export * from './sign-in-failure.ts';
