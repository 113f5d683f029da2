import { defineModule } from '../../platform/http/index.ts';
import type { TellBuyers } from './change-account.ts';
import { bankAccountRoutes } from './routes.ts';

export { settleBankAccounts } from './settle-accounts.ts';

/** The accounts to which companies are paid. Quotes name them, so the job that tells their buyers is handed in. */
export const bankAccountsModule = (tellBuyers: TellBuyers) =>
  defineModule({
    name: 'bank-accounts',
    routes: (route, context) => bankAccountRoutes(route, context, tellBuyers),
  });
