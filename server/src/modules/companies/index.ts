import { defineModule } from '../../platform/http/index.ts';
import { companyRoutes } from './routes.ts';

export { registerCompany, submitDraft } from './registering.ts';
export {
  type Company,
  countCompanies,
  createCompany,
  findCompanies,
  findCompany,
  type NewCompany,
} from './repository.ts';
export { company } from './schema.ts';
export { approveCompany } from './verification/decide.ts';
export { companiesNamed, listWaiting } from './verification/find-named.ts';

/** Who trades here. */
export const companiesModule = defineModule({ name: 'companies', routes: companyRoutes });
