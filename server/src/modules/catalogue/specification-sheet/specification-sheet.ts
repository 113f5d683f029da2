import { type Locale, quantityText } from 'shared-kit/contract';
import type { PdfBlock, PdfDocument } from '../../../platform/pdf/index.ts';
import { attributeAnswer } from '../answers/attributes.ts';
import { booleanLabels, conditionLabels, countryName } from '../answers/facet-words.ts';
import { inLocale } from '../answers/product-card.ts';
import { attributeGroups, type OwnText } from '../category-definition.ts';
import type { CategoryTree } from '../category-tree.ts';
import type { ProductRow } from '../writing/product-row.ts';
import { groupNames, sheetWords, sourceNote, weeks } from './sheet-words.ts';

export type SheetParts = Readonly<{
  tree: CategoryTree;
  maker: Readonly<{ name: string; city: string; country: string }>;
  locale: Locale;
  brandName: string;
}>;

/**
 * What the maker states of a product, on paper. It names no price: prices depend on country, quantity and day, and
 * stand in offers.
 */
export function specificationSheet(product: ProductRow, parts: SheetParts): PdfDocument {
  const { locale, maker, brandName } = parts;
  const title = inLocale(product.titleEn, product.titleTr, locale);
  const name = sheetWords.title[locale];
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    title: `${title} · ${name}`,
    locale,
    author: maker.name,
    createdAt: product.updatedAt,
    footNote: `${title} · ${name} · ${brandName}`,
    blocks: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'paragraph', tone: 'muted', text: name },
      facts(identity(product, parts)),
      heading(sheetWords.description[locale]),
      ...paragraphs(inLocale(product.descriptionEn, product.descriptionTr, locale)),
      ...specification(product, parts),
      ...options(product, locale),
      heading(sheetWords.delivery[locale]),
      facts(delivery(product, locale)),
      {
        kind: 'paragraph',
        tone: 'muted',
        text: sourceNote[locale](maker.name, date.format(product.updatedAt)),
      },
    ],
  };
}

type Fact = readonly [label: string, value: string];

const heading = (text: string): PdfBlock => ({ kind: 'heading', level: 2, text });
const facts = (stated: readonly Fact[]): PdfBlock => ({
  kind: 'facts',
  facts: stated.filter(([, value]) => value !== ''),
});
const paragraphs = (text: string): readonly PdfBlock[] =>
  text
    .split(/\r?\n(?:\r?\n)+/)
    .filter((it) => it.trim() !== '')
    .map((it) => ({ kind: 'paragraph', text: it }));

function identity(product: ProductRow, { tree, maker, locale }: SheetParts): readonly Fact[] {
  const category = tree.pathOf(product.categoryId);
  const condition = conditionLabels[product.condition][locale];
  const skus = [product.sku, ...product.variants.map(({ sku }) => sku)].filter((sku) => sku !== null);
  return [
    [sheetWords.maker[locale], `${maker.name}, ${maker.city}, ${countryName(maker.country, locale)}`],
    [sheetWords.model[locale], product.model],
    [sheetWords.category[locale], category.at(-1)?.name[locale] ?? ''],
    // Of a new machine the year says nothing.
    [
      sheetWords.condition[locale],
      product.year === null || product.condition === 'new' ? condition : `${condition}, ${product.year}`,
    ],
    [sheetWords.origin[locale], countryName(product.originCountry, locale)],
    [sheetWords.hsCode[locale], category.at(-1)?.hsCode ?? ''],
    [sheetWords.articleNumbers[locale], [...new Set(skus)].join(', ')],
  ];
}

function delivery(product: ProductRow, locale: Locale): readonly Fact[] {
  const { leadTimeWeeks, minimumOrder, orderMultiple, unit } = product;
  const quantity = (count: number) => quantityText(count, unit, locale);
  return [
    [sheetWords.incoterm[locale], `${product.incotermRule} ${product.incotermPlace} (Incoterms 2020)`],
    [
      sheetWords.leadTime[locale],
      leadTimeWeeks === 0 ? sheetWords.ready[locale] : weeks[locale](leadTimeWeeks),
    ],
    [sheetWords.minimumOrder[locale], quantity(minimumOrder)],
    [sheetWords.orderMultiple[locale], orderMultiple > 1 ? quantity(orderMultiple) : ''],
    [sheetWords.warranty[locale], inLocale(product.warrantyEn, product.warrantyTr, locale)],
  ];
}

/** Everything the product states, by topic; a topic without a statement is left out. */
function specification(product: ProductRow, { tree, locale }: SheetParts): readonly PdfBlock[] {
  const definitions = tree.attributesOf(product.categoryId);
  const tables = attributeGroups.flatMap((group): PdfBlock[] => {
    const rows = definitions
      .filter((definition) => definition.group === group)
      .flatMap((definition) => attributeAnswer(definition, product.attributes, locale) ?? [])
      .map(
        ({ label, value, unit }): Fact => [
          label,
          [worded(value, locale), unit].filter(Boolean).join('\u00a0'),
        ],
      );
    return rows.length > 0
      ? [{ kind: 'heading', level: 3, text: groupNames[group][locale] }, facts(rows)]
      : [];
  });
  return tables.length > 0 ? [heading(sheetWords.specification[locale]), ...tables] : [];
}

function worded(value: string | number | boolean, locale: Locale): string {
  if (typeof value === 'boolean') return booleanLabels[value ? 'true' : 'false'][locale];
  return typeof value === 'number' ? figure(value, locale) : value;
}

const figure = (value: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(value);

function options(product: ProductRow, locale: Locale): readonly PdfBlock[] {
  if (product.options.length === 0) return [];
  const text = ({ en, tr }: Readonly<{ en: string; tr: OwnText['tr'] | null }>) => inLocale(en, tr, locale);
  const stated = product.options.map(
    ({ name, values }): Fact => [text(name), values.map(({ label }) => text(label)).join(', ')],
  );
  return [heading(sheetWords.options[locale]), facts(stated)];
}
