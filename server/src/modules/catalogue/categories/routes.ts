import { categoriesAnswer } from 'shared-kit/contract';
import type { Remembered } from '../../../platform/db/index.ts';
import {
  anyoneWhen,
  type ModuleContext,
  markRemembered,
  type RegisterRoute,
} from '../../../platform/http/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { listQuerySchema, readPresentation } from '../listing/list-query.ts';
import { type CategoryCounts, categoryAnswer } from './count-categories.ts';

type Parts = Readonly<{ tree: CategoryTree; counts: () => Promise<Remembered<CategoryCounts>> }>;

export function categoryRoutes(route: RegisterRoute, { env }: ModuleContext, { tree, counts }: Parts): void {
  route({
    method: 'GET',
    url: '/api/categories',
    access: anyoneWhen(env.public.fullMode),
    query: listQuerySchema.pick({ locale: true }),
    answer: categoriesAnswer,
    summary: 'The category tree with the number of published products',
    handler: async ({ query, request, reply }) => {
      const { locale } = readPresentation(query, request.cookies);
      return { categories: categoryAnswer(tree, markRemembered(reply, await counts()), locale) };
    },
  });
}
