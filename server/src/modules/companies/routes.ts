import { companiesAnswer, verificationStates } from 'shared-kit/contract';
import * as z from 'zod';
import { type ModuleContext, onlyAdmin, type RegisterRoute } from '../../platform/http/index.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { ownCompanyRoutes } from './own-company/own-company-routes.ts';
import { type Company, countByVerification, listCompanies } from './repository.ts';

const query = z.object({
  state: z.enum(verificationStates).optional(),
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

const summary = (company: Company) => ({
  id: company.id,
  legalName: company.legalName,
  kind: company.kind,
  country: company.country,
  city: company.city,
  verification: company.verification,
  submittedAt: company.submittedAt?.toISOString() ?? null,
});

export function companyRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db } = context;
  ownCompanyRoutes(route, context);

  route({
    method: 'GET',
    url: '/api/admin/companies',
    access: onlyAdmin,
    query,
    answer: companiesAnswer,
    summary: 'All companies with their verification state, oldest first',
    handler: async ({ query: { state = null, cursor, limit } }) => {
      const after = cursor === undefined ? null : readCursor(cursor);
      const [rows, counts] = await Promise.all([
        listCompanies(db, { state, after, limit }),
        countByVerification(db),
      ]);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return { companies: page.map(summary), next: last ? writeCursor(last) : null, counts };
    },
  });
}
