export { isValidAccount } from './check-account.ts';
export { findInForce, findPaidAccount, type PaidAccount } from './repository.ts';
export { bankAccount } from './schema.ts';
