export * from './account-input.ts';
export * from './answers.ts';
export * from './device-of.ts';
export * as account from './endpoints.ts';
export * from './inputs.ts';
export * from './password.ts';
