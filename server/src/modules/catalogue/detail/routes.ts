import { productDetail } from 'shared-kit/contract';
import * as z from 'zod';
import { AppError, type ModuleContext, type RegisterRoute, signedIn } from '../../../platform/http/index.ts';
import { findCompany } from '../../companies/index.ts';
import { visitorCountry } from '../../location/index.ts';
import { latestRates } from '../../rates/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { listQuerySchema, readPresentation } from '../listing/list-query.ts';
import { findProduct, maySeeProduct } from './find-product.ts';
import { productDetailOf } from './product-detail.ts';

export function detailRoutes(route: RegisterRoute, { db }: ModuleContext, tree: CategoryTree): void {
  route({
    method: 'GET',
    url: '/api/products/:id',
    access: signedIn,
    params: z.object({ id: z.string() }),
    query: listQuerySchema.pick({ currency: true, locale: true }),
    answer: productDetail,
    summary: 'One product with its specification and the prices for the visitor’s country',
    handler: async ({ params, query, request, actor }) => {
      const { currency, locale } = readPresentation(query, request.cookies);
      const [found, rates, { country }] = await Promise.all([
        findProduct(db, params.id),
        latestRates(db),
        visitorCountry(request),
      ]);
      const maker =
        found && maySeeProduct(found, actor.companyId) && (await findCompany(db, found.sellerCompanyId));
      if (!found || !maker) throw new AppError('product.not-found');
      return productDetailOf(found, { maker, tree, locale, view: { country, currency, rates } });
    },
  });
}
