import { type LocalText, writtenIn } from '../../../platform/local-text.ts';
import type { CategoryTree } from '../category-tree.ts';
import type { ProductRow } from '../product-row.ts';
import { type Measure, measureLexemes, measureOf, partsOf } from './measures.ts';
import { articleLexeme, modelLexeme } from './model-lexeme.ts';
import { type ReadText, readTexts, type SearchText, type Weight } from './search-vector.ts';

type Maker = Readonly<{ brandName: string; city: string }>;

/** All texts by which a product can be found. */
export function searchTexts(product: ProductRow, maker: Maker, tree: CategoryTree): ReadText[] {
  const { title, description, model, year } = product;
  return readTexts([
    ...inItsLanguages(title, 'A'),
    // A model number is typed with and without its spaces and hyphens.
    { text: model, weight: 'A', lexemes: [modelLexeme(model, maker.brandName)] },
    { text: closedUp(model), weight: 'A' },
    { text: maker.brandName, weight: 'B' },
    { text: maker.city, weight: 'C' },
    ...articleNumbers(product).map(
      (number) => ({ text: number, weight: 'B', lexemes: [articleLexeme(number)] }) as const,
    ),
    ...(year === null ? [] : [{ text: String(year), weight: 'C' } as const]),
    ...writtenFacts(product, tree),
    ...namedTexts(product, tree),
    ...measureTexts(product, tree),
    ...inItsLanguages(description, 'D'),
  ]);
}

const inItsLanguages = (text: LocalText, weight: Weight): SearchText[] =>
  writtenIn(text).map(([language, words]) => ({ text: words, weight, language }));

/** The product's own number, those of its variants, and a part's. */
const articleNumbers = ({ sku, variants, attributes }: ProductRow): readonly string[] =>
  [sku, ...variants.map((it) => it.sku), attributes.part_number].filter(
    (it): it is string => typeof it === 'string' && it !== '',
  );

/** What makers write as codes: which machines a part fits, a composition, a yarn's count and ply. */
const writtenFacts = ({ categoryId, attributes }: ProductRow, tree: CategoryTree): SearchText[] =>
  tree.attributesOf(categoryId).flatMap(({ key, kind }) => {
    const value = attributes[key];
    const isWritten = kind === 'text' && !key.endsWith('_hex') && typeof value === 'string';
    return isWritten ? [{ text: value, weight: 'D' } as const] : [];
  });

const closedUp = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Measures in a product's title and in the attributes that buyers choose by. */
function measureTexts({ title, categoryId, attributes }: ProductRow, tree: CategoryTree): SearchText[] {
  const stated = tree.attributesOf(categoryId).flatMap(({ key, unit, facet, highlight, group }) => {
    const value = attributes[key];
    const isChosenBy = facet || highlight !== undefined || group === 'process' || group === 'material';
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
