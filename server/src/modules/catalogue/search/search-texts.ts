import { type LocalText, writtenIn } from '../../../platform/local-text.ts';
import type { CategoryTree } from '../category-tree.ts';
import type { ProductRow } from '../writing/product-row.ts';
import { type Measure, measureLexemes, measureOf, partsOf } from './measures.ts';
import { modelLexeme } from './model-lexeme.ts';
import { type ReadText, readTexts, type SearchText, type Weight } from './search-vector.ts';

type Maker = Readonly<{ brandName: string; city: string }>;

/** All texts by which a product can be found. */
export function searchTexts(product: ProductRow, maker: Maker, tree: CategoryTree): ReadText[] {
  const { title, description, model, sku } = product;
  return readTexts([
    ...inItsLanguages(title, 'A'),
    // A model number is typed with and without its spaces and hyphens.
    { text: model, weight: 'A', lexemes: [modelLexeme(model, maker.brandName)] },
    { text: closedUp(model), weight: 'A' },
    { text: maker.brandName, weight: 'B' },
    { text: maker.city, weight: 'C' },
    ...(sku === null ? [] : [{ text: sku, weight: 'B' } as const]),
    ...namedTexts(product, tree),
    ...measureTexts(product, tree),
    ...inItsLanguages(description, 'D'),
  ]);
}

const inItsLanguages = (text: LocalText, weight: Weight): SearchText[] =>
  writtenIn(text).map(([language, words]) => ({ text: words, weight, language }));

const closedUp = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Measures in a product's title and in the attributes that buyers choose by. */
function measureTexts({ title, categoryId, attributes }: ProductRow, tree: CategoryTree): SearchText[] {
  const stated = tree.attributesOf(categoryId).flatMap(({ key, unit, facet, highlight }) => {
    const value = attributes[key];
    const isChosenBy = facet || highlight !== undefined;
    return (isChosenBy && typeof value === 'number' && measureOf(value, unit)) || [];
  });
  const titled = writtenIn(title).flatMap(([, words]) =>
    partsOf(words).flatMap(({ measure }): Measure[] => (measure ? [measure] : [])),
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
  return [...names, ...labels.map(({ label }) => label)].flatMap((name) => inItsLanguages(name, 'C'));
}
