import { comparisonLimit, type ProductCard } from 'shared-kit/contract/catalogue';
import { isUuid } from 'shared-kit/contract/endpoints';

/** The product data that a compare toggle needs. */
export type Comparable = Pick<ProductCard, 'id' | 'title' | 'category'> & Partial<Pick<ProductCard, 'image'>>;

export type ChosenProduct = Readonly<{
  id: string;
  /** In the language at the time of choosing. */
  title: string;
  /** The category's root in the tree; `null` if the tree could not be loaded. */
  department: string | null;
  image?: Readonly<{ light: string; dark: string }>;
}>;

/** A product that can't simply be added, and the reason. */
export type Waiting = Readonly<{ product: ChosenProduct; reason: 'full' | 'department' }>;
export type Choice = Readonly<{ products: readonly ChosenProduct[]; waiting: Waiting | null }>;

export const emptyChoice: Choice = { products: [], waiting: null };

export function withProduct({ products }: Choice, product: ChosenProduct): Choice {
  if (products.some(({ id }) => id === product.id)) return { products, waiting: null };
  const isStranger = products.some(
    ({ department }) => department && product.department && department !== product.department,
  );
  if (isStranger) return { products, waiting: { product, reason: 'department' } };
  if (products.length >= comparisonLimit) return { products, waiting: { product, reason: 'full' } };
  return { products: [...products, product], waiting: null };
}

/** Removing a product makes room for the waiting one, which takes its place. */
export function withoutProduct({ products, waiting }: Choice, id: string): Choice {
  if (waiting?.reason !== 'full') return { products: products.filter((it) => it.id !== id), waiting: null };
  return { products: products.map((it) => (it.id === id ? waiting.product : it)), waiting: null };
}

/** The readable part of the stored choice. */
export function readChoice(kept: string | null): readonly ChosenProduct[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    const products = (Array.isArray(list) ? list : []).filter(isChosen);
    return [...new Map(products.map((it) => [it.id, it])).values()].slice(0, comparisonLimit);
  } catch {
    return [];
  }
}

function isChosen(value: unknown): value is ChosenProduct {
  if (!isRecord(value)) return false;
  const { id, title, department, image } = value;
  return (
    typeof id === 'string' &&
    isUuid(id) &&
    typeof title === 'string' &&
    (department === null || typeof department === 'string') &&
    (image === undefined || isPicture(image))
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isPicture = (value: unknown): boolean =>
  isRecord(value) && typeof value.light === 'string' && typeof value.dark === 'string';
