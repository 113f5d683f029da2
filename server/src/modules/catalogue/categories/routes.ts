import { categoriesAnswer, categoryMakers } from 'shared-kit/contract';
import * as z from 'zod';
import type { Remembered } from '../../../platform/db/index.ts';
import {
  AppError,
  anyoneWhen,
  type ModuleContext,
  markRemembered,
  type RegisterRoute,
  signedIn,
} from '../../../platform/http/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { listQuerySchema, readPresentation } from '../listing/list-query.ts';
import { makersOfCategory } from './category-makers.ts';
import { type CategoryCounts, categoryAnswer } from './count-categories.ts';

type Parts = Readonly<{ tree: CategoryTree; counts: () => Promise<Remembered<CategoryCounts>> }>;

export function categoryRoutes(
  route: RegisterRoute,
  { db, env }: ModuleContext,
  { tree, counts }: Parts,
): void {
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
  route({
    method: 'GET',
    url: '/api/categories/:id/makers',
    access: signedIn,
    params: z.object({ id: z.string().max(80) }),
    answer: categoryMakers,
    summary: 'Approved makers with products of a category, whom a buyer may ask for something in it',
    handler: async ({ params }) => {
      if (!tree.get(params.id)) throw new AppError('category.not-found');
      return { makers: await makersOfCategory(db, params.id, { tree }) };
    },
  });
}
