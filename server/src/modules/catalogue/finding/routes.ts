import { catalogue } from 'shared-kit/contract/catalogue';
import { anyoneWhen, type ModuleContext, type RegisterRoute } from '../../../platform/http/index.ts';
import { visitorCountry } from '../../location/index.ts';
import type { StoredRates } from '../../rates/index.ts';
import type { KeptAnswers } from '../answers/kept-answers.ts';
import type { PrivatePricesOf } from '../answers/private-prices-of.ts';
import type { CategoryTree } from '../category-tree.ts';
import { listingCursors } from './cursor.ts';
import { dependenciesOf, shownIn } from './dependencies.ts';
import type { keptFacets } from './kept-facets.ts';
import { listProducts } from './list-products.ts';
import { readAskedQuery } from './list-query.ts';

type Parts = Readonly<{
  tree: CategoryTree;
  kept: KeptAnswers;
  rates: () => Promise<StoredRates>;
  privatePrices: PrivatePricesOf;
  facetsOf: ReturnType<typeof keptFacets>;
}>;

export function listingRoutes(
  route: RegisterRoute,
  { db, env, secret }: ModuleContext,
  { tree, kept, rates, privatePrices, facetsOf }: Parts,
): void {
  const shared = { tree, rates, cursors: listingCursors(secret) };
  route(catalogue.list, catalogue.listSpec, {
    access: anyoneWhen(env.public.fullMode),
    handler: async ({ query: raw, request, reply, actor }) => {
      const query = readAskedQuery(raw, tree, request.cookies);
      const [{ country }, own] = await Promise.all([visitorCountry(request), privatePrices(actor)]);
      // Answers with private prices are never kept.
      if (own.lists.length > 0) return listProducts(db, { query, country, privatePrices: own, ...shared });
      const on = dependenciesOf(query, tree);
      const keepFacets = facetsOf({ query, country, on });
      return kept(['list', query, country], reply, async () => {
        const answer = await listProducts(db, { query, country, keepFacets, ...shared });
        return { answer, on: { ...on, tags: [...on.tags, ...shownIn(answer)] } };
      });
    },
  });
}
