import { ownProductsAnswer } from 'shared-kit/contract';
import * as z from 'zod';
import { type ModuleContext, onlyManufacturer, type RegisterRoute } from '../../../platform/http/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { readPresentation } from '../listing/list-query.ts';
import { ownProducts } from './own-products.ts';

const query = z.object({
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
    handler: async ({ query: { cursor = null, limit, locale }, actor, request }) => {
      // Doesn't happen in practice: only a company makes its members manufacturers.
      if (!actor.companyId) return { products: [], next: null, total: 0 };
      const presentation = readPresentation({ locale }, request.cookies);
      return ownProducts(db, actor.companyId, { cursor, limit, locale: presentation.locale, tree });
    },
  });
}
