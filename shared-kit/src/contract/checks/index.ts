export * from './account-input.ts';
export * from './api.ts';
export * from './iban.ts';
export * from './lei.ts';
