import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type CategoriesAnswer,
  categories,
  categoryAddress,
  categoryDescription,
  categoryIn,
} from 'shared-kit/contract/categories';
import type { Problem } from 'shared-kit/contract/errors';
import { isErrorCode } from 'shared-kit/contract/errors';
import { defaultLocale, type Locale } from 'shared-kit/contract/languages';
import { shippedTree } from '../modules/catalogue/index.ts';
import { AppError } from '../platform/http/app-error.ts';
import { inLocale } from '../platform/local-text.ts';

export type CategoryPage = Readonly<{ title: string; description: string; address: string }>;

/** The category that a URL of the listing shows; null if it names none, several, or one that doesn't exist. */
export function categoryPage(listing: string, search: URLSearchParams, locale: Locale): CategoryPage | null {
  const category = shippedTree.get(categoryIn(search) ?? '');
  if (!category) return null;
  const title = inLocale(category.name, locale);
  return {
    title,
    description: categoryDescription(title, locale),
    address: categoryAddress(listing, category.id),
  };
}

/** Categories for search engines: those with products in them or below, as the API tells anybody. */
export async function filledCategories(app: FastifyInstance, { ip }: FastifyRequest): Promise<string[]> {
  const answer = await app.inject({
    url: `${categories.list.path}?locale=${defaultLocale}`,
    remoteAddress: ip,
  });
  if (answer.statusCode !== 200) {
    const { code } = answer.json<Problem>();
    throw new AppError(isErrorCode(code) ? code : 'internal');
  }
  return idsIn(answer.json<CategoriesAnswer>().categories);
}

const idsIn = (tree: CategoriesAnswer['categories']): string[] =>
  tree.filter(({ count }) => count > 0).flatMap(({ id, children }) => [id, ...idsIn(children)]);
