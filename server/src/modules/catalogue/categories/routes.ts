import { categories } from 'shared-kit/contract/categories';
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
import { readPresentation } from '../finding/list-query.ts';
import { makersOfCategory } from './category-makers.ts';
import { type CategoryCounts, categoryAnswer } from './count-categories.ts';

type Parts = Readonly<{ tree: CategoryTree; counts: () => Promise<Remembered<CategoryCounts>> }>;

export function categoryRoutes(
  route: RegisterRoute,
  { db, env }: ModuleContext,
  { tree, counts }: Parts,
): void {
  route(categories.list, categories.listSpec, {
    access: anyoneWhen(env.public.fullMode),
    handler: async ({ query, request, reply }) => {
      const { locale } = readPresentation(query, request.cookies);
      return { categories: categoryAnswer(tree, markRemembered(reply, await counts()), locale) };
    },
  });
  route(categories.listMakers, categories.listMakersSpec, {
    access: signedIn,
    handler: async ({ params }) => {
      if (!tree.get(params.id)) throw new AppError('category.not-found');
      return { makers: await makersOfCategory(db, params.id, { tree }) };
    },
  });
}
