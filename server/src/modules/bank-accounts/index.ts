import { defineModule } from '../../platform/http/index.ts';
import { bankAccountRoutes } from './routes.ts';

export { settleBankAccounts } from './settle-accounts.ts';

/** The accounts to which companies are paid. */
export const bankAccountsModule = defineModule({ name: 'bank-accounts', routes: bankAccountRoutes });
