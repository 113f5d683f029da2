import { productListAnswer } from 'shared-kit/contract';
import { anyoneWhen, type ModuleContext, type RegisterRoute } from '../../../platform/http/index.ts';
import { visitorCountry } from '../../location/index.ts';
import type { KeptAnswers } from '../answers/kept-answers.ts';
import type { CategoryTree } from '../category-tree.ts';
import { listProducts } from './list-products.ts';
import { listQuerySchema, readListQuery } from './list-query.ts';

type Parts = Readonly<{ tree: CategoryTree; kept: KeptAnswers }>;

export function listingRoutes(route: RegisterRoute, { db, env }: ModuleContext, { tree, kept }: Parts): void {
  route({
    method: 'GET',
    url: '/api/products',
    access: anyoneWhen(env.public.fullMode),
    query: listQuerySchema,
    answer: productListAnswer,
    summary:
      'Published products with facets; numeric attributes as attr.<key>=min..max, others as attr.<key>=a,b',
    handler: async ({ query: raw, request, reply }) => {
      const query = readListQuery(raw, tree, request.cookies);
      const { country } = await visitorCountry(request);
      return kept(['list', query, country], reply, () => listProducts(db, { query, country, tree }));
    },
  });
}
