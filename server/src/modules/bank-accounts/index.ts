import { defineModule } from '../../platform/http/index.ts';
import { bankAccountRoutes } from './routes.ts';

export { isValidAccount } from './check-account.ts';
export { findPaidAccount, type PaidAccount } from './repository.ts';
export { bankAccount } from './schema.ts';
export { settleBankAccounts } from './settle-accounts.ts';

/** The accounts to which companies are paid. */
export const bankAccountsModule = defineModule({ name: 'bank-accounts', routes: bankAccountRoutes });
