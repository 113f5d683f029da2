import { type FacetAnswer, productListAnswer } from 'shared-kit/contract/catalogue';
import { type Category, categoriesAnswer } from 'shared-kit/contract/categories';
import { ask, connections } from './ask.ts';

export type KnownCategory = Readonly<{
  id: string;
  /** The category itself and everything below it. */
  within: readonly string[];
  facets: readonly FacetAnswer[];
}>;

/** Search terms of the seeded market, learned from its own answers. */
export type Vocabulary = Readonly<{
  categories: readonly KnownCategory[];
  titles: Readonly<Record<'en' | 'tr', readonly string[]>>;
}>;

/** Fetches the tree, and each category's facets and some of its titles. */
export async function learnVocabulary(url: string): Promise<Vocabulary> {
  const agent = connections(1);
  const get = async (path: string): Promise<unknown> => {
    const { status, body } = await ask(url + path, agent);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body.slice(0, 300)}`);
    return JSON.parse(body);
  };
  try {
    const tree = flatten(categoriesAnswer.parse(await get('/api/categories')).categories);
    const categories: KnownCategory[] = [];
    const titles = { en: [] as string[], tr: [] as string[] };
    for (const { id, within } of tree) {
      const list = async (locale: 'en' | 'tr') => {
        const answer = productListAnswer.parse(
          await get(`/api/products?category=${id}&locale=${locale}&limit=60`),
        );
        titles[locale].push(...answer.items.map(({ title }) => title));
        return answer;
      };
      const { facets } = await list('en');
      await list('tr');
      categories.push({ id, within, facets });
    }
    return { categories, titles };
  } finally {
    agent.destroy();
  }
}

const idsIn = ({ id, children }: Category): string[] => [id, ...children.flatMap(idsIn)];

/** Only categories that have products. */
const flatten = (categories: readonly Category[]): { id: string; within: string[] }[] =>
  categories
    .filter(({ count }) => count > 0)
    .flatMap((it) => [{ id: it.id, within: idsIn(it) }, ...flatten(it.children)]);
