import { ownProducts } from 'shared-kit/contract/products';
import {
  AppError,
  type ModuleContext,
  onlyManufacturer,
  type RegisterRoute,
} from '../../../platform/http/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { readPresentation } from '../finding/list-query.ts';
import { ownProducts as listOwnProducts } from './own-products.ts';

export function ownProductRoutes(route: RegisterRoute, { db }: ModuleContext, tree: CategoryTree): void {
  route(ownProducts.list, ownProducts.listSpec, {
    access: onlyManufacturer,
    handler: async ({ query: { limit, locale: asked, ...query }, actor, request }) => {
      // Doesn't happen in practice: only a company makes its members manufacturers.
      if (!actor.companyId) throw new AppError('company.not-found');
      const { locale } = readPresentation({ locale: asked }, request.cookies);
      // The latest change comes first, everything else counts up.
      const order = query.order ?? (query.sort === 'changed' ? 'desc' : 'asc');
      return listOwnProducts(db, actor.companyId, { ...query, order }, { limit, locale, tree });
    },
  });
}
