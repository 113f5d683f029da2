import { categoriesAnswer } from 'shared-kit/contract';
import { anyoneWhen, type ModuleContext, type RegisterRoute } from '../../../platform/http/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { listQuerySchema, readPresentation } from '../listing/list-query.ts';
import { categoryAnswer, categoryCounter } from './count-categories.ts';

export function categoryRoutes(route: RegisterRoute, { db, env }: ModuleContext, tree: CategoryTree): void {
  const counts = categoryCounter(db);
  route({
    method: 'GET',
    url: '/api/categories',
    access: anyoneWhen(env.public.fullMode),
    query: listQuerySchema.pick({ locale: true }),
    answer: categoriesAnswer,
    summary: 'The category tree with the number of published products',
    handler: async ({ query, request }) => {
      const { locale } = readPresentation(query, request.cookies);
      return { categories: categoryAnswer(tree, await counts(), locale) };
    },
  });
}
