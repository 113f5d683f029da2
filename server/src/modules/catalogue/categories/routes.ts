import { categoriesAnswer } from 'shared-kit/contract';
import { anyoneWhen, type ModuleContext, type RegisterRoute } from '../../../platform/http/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { listQuerySchema, readPresentation } from '../listing/list-query.ts';
import { type CategoryCounts, categoryAnswer } from './count-categories.ts';

type Parts = Readonly<{ tree: CategoryTree; counts: () => Promise<CategoryCounts> }>;

export function categoryRoutes(route: RegisterRoute, { env }: ModuleContext, { tree, counts }: Parts): void {
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
