import type { ProductListAnswer } from 'shared-kit/contract/catalogue';
import type { Dependencies } from '../answers/answer-cache.ts';
import type { Tag } from '../answers/market-news.ts';
import type { CategoryTree } from '../category-tree.ts';
import type { ListQuery } from './list-query.ts';

/**
 * Products move in and out of a list by changing; a price alone moves them only where the list reads prices. Outside the
 * list's categories they change only what is offered beside it: counts of categories that aren't ticked, and corrections
 * of words. What may be late is that, and the range of prices to choose from.
 */
export function dependenciesOf(query: ListQuery, tree: CategoryTree): Dependencies {
  const isByPrice = readsPrices(query);
  if (query.categories.length === 0) {
    return isByPrice ? { tags: ['products'] } : { tags: ['beyond-price'], lateTags: ['products'] };
  }
  const within = new Set(query.categories.flatMap((id) => tree.withDescendants(id)));
  const kind = isByPrice ? 'category' : 'beyond-price';
  return { tags: Array.from(within, (id): Tag => `${kind}:${id}`), lateTags: ['products'] };
}

/** A question may name a price, which takes a figure: `loom under 20k`. */
const readsPrices = ({ q, chosen, sort }: ListQuery): boolean =>
  sort.startsWith('price') || chosen.price !== undefined || /\p{N}/u.test(q);

/** The products whose cards a list shows: any change of them changes it. */
export const shownIn = ({ items }: Pick<ProductListAnswer, 'items'>): readonly Tag[] =>
  items.map(({ id }) => `product:${id}` as const);
