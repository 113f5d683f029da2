import { listedPoints, ownProductSorts, ownProductsAnswer, productStatuses } from 'shared-kit/contract';
import * as z from 'zod';
import {
  AppError,
  type ModuleContext,
  onlyManufacturer,
  type RegisterRoute,
} from '../../../platform/http/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { readPresentation } from '../listing/list-query.ts';
import { ownProducts } from './own-products.ts';

const query = z.object({
  q: z.string().max(200).optional(),
  status: z.enum(productStatuses).optional(),
  category: z.string().max(80).optional(),
  missing: z.enum(listedPoints).optional(),
  sort: z.enum(ownProductSorts).default('changed'),
  order: z.enum(['asc', 'desc']).optional(),
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  locale: z.string().optional(),
});

export function ownProductRoutes(route: RegisterRoute, { db }: ModuleContext, tree: CategoryTree): void {
  route({
    method: 'GET',
    url: '/api/manufacturer/products',
    access: onlyManufacturer,
    query,
    answer: ownProductsAnswer,
    summary: 'My company’s products, drafts and archived ones included',
    handler: async ({ query: { limit, locale: asked, ...query }, actor, request }) => {
      // Doesn't happen in practice: only a company makes its members manufacturers.
      if (!actor.companyId) throw new AppError('company.not-found');
      const { locale } = readPresentation({ locale: asked }, request.cookies);
      // The latest change comes first, everything else counts up.
      const order = query.order ?? (query.sort === 'changed' ? 'desc' : 'asc');
      return ownProducts(db, actor.companyId, { ...query, order }, { limit, locale, tree });
    },
  });
}
