import type { CategoryTree } from '../category-tree.ts';
import type { ProductRow } from '../writing/product-row.ts';
import { type Measure, measureLexemes, measureOf, partsOf } from './measures.ts';
import { modelLexeme } from './model-lexeme.ts';
import { type ReadText, readTexts, type SearchText } from './search-vector.ts';

type Maker = Readonly<{ brandName: string; city: string }>;

/** All texts by which a product can be found. */
export function searchTexts(product: ProductRow, maker: Maker, tree: CategoryTree): ReadText[] {
  const { titleEn, titleTr, descriptionEn, descriptionTr, model, sku } = product;
  return readTexts([
    { text: titleEn, weight: 'A', language: 'en' },
    ...(titleTr === null ? [] : [{ text: titleTr, weight: 'A', language: 'tr' } as const]),
    // A model number is typed with and without its spaces and hyphens.
    { text: model, weight: 'A', lexemes: [modelLexeme(model, maker.brandName)] },
    { text: closedUp(model), weight: 'A' },
    { text: maker.brandName, weight: 'B' },
    { text: maker.city, weight: 'C' },
    ...(sku === null ? [] : [{ text: sku, weight: 'B' } as const]),
    ...namedTexts(product, tree),
    ...measureTexts(product, tree),
    { text: descriptionEn, weight: 'D', language: 'en' },
    ...(descriptionTr === null ? [] : [{ text: descriptionTr, weight: 'D', language: 'tr' } as const]),
  ]);
}

const closedUp = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Measures in a product's title and in the attributes that buyers choose by. */
function measureTexts(
  { titleEn, titleTr, categoryId, attributes }: ProductRow,
  tree: CategoryTree,
): SearchText[] {
  const stated = tree.attributesOf(categoryId).flatMap(({ key, unit, facet, highlight }) => {
    const value = attributes[key];
    const isChosenBy = facet || highlight !== undefined;
    return (isChosenBy && typeof value === 'number' && measureOf(value, unit)) || [];
  });
  const titled = [titleEn, titleTr ?? ''].flatMap((title) =>
    partsOf(title).flatMap(({ measure }): Measure[] => (measure ? [measure] : [])),
  );
  const lexemes = [...stated, ...titled].map(measureLexemes);
  return [
    { text: '', weight: 'B', lexemes: lexemes.map(({ exact }) => exact) },
    { text: '', weight: 'D', lexemes: lexemes.map(({ near }) => near) },
  ];
}

/** The category's and the choices' visible names, in both languages. */
function namedTexts({ categoryId, attributes }: ProductRow, tree: CategoryTree): SearchText[] {
  const names = tree.pathOf(categoryId).map(({ name }) => name);
  const labels = tree.attributesOf(categoryId).flatMap(({ key, options = [] }) => {
    const value = attributes[key];
    return options.filter((it) => it.value === value || (Array.isArray(value) && value.includes(it.value)));
  });
  return [...names, ...labels.map(({ label }) => label)].flatMap(({ en, tr }): SearchText[] => [
    { text: en, weight: 'C', language: 'en' },
    { text: tr, weight: 'C', language: 'tr' },
  ]);
}
