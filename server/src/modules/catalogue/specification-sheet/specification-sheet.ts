import { type Locale, languageName, madeOnce } from 'shared-kit/contract/languages';
import { termsOf } from 'shared-kit/contract/products';
import { inLocale, type LocalText, languageIn } from '../../../platform/local-text.ts';
import type { PdfBlock, PdfDocument } from '../../../platform/pdf/index.ts';
import { countryName } from '../../location/index.ts';
import { attributeAnswer } from '../answers/attributes.ts';
import { statedTermsOf } from '../answers/stated-terms.ts';
import { attributeGroups } from '../category-definition.ts';
import type { CategoryTree } from '../category-tree.ts';
import type { ProductRow } from '../product-row.ts';
import { say } from '../say.ts';

export type SheetParts = Readonly<{
  tree: CategoryTree;
  maker: Readonly<{ name: string; city: string; country: string }>;
  locale: Locale;
  brandName: string;
}>;

/**
 * A maker's product data as a document. It has no price: prices depend on country, quantity and date, and belong in
 * offers.
 */
export function specificationSheet(product: ProductRow, parts: SheetParts): PdfDocument {
  const { locale, maker, brandName } = parts;
  const title = inLocale(product.title, locale);
  const name = say(locale, 'sheet.title');
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
      heading(say(locale, 'sheet.description')),
      ...textLanguage(product, locale),
      ...paragraphs(inLocale(product.description, locale)),
      ...specification(product, parts),
      ...options(product, locale),
      heading(say(locale, 'sheet.delivery')),
      facts(delivery(product, locale)),
      {
        kind: 'paragraph',
        tone: 'muted',
        text: say(locale, 'sheet.source', { maker: maker.name, date: date.format(product.updatedAt) }),
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
function textLanguage({ description }: ProductRow, locale: Locale): readonly PdfBlock[] {
  const language = languageIn(description, locale);
  if (language === locale) return [];
  const text = say(locale, 'sheet.text-language', { language: languageName(language, locale) });
  return [{ kind: 'paragraph', tone: 'muted', text }];
}

const paragraphs = (text: string): readonly PdfBlock[] =>
  text
    .split(/\r?\n(?:\r?\n)+/)
    .filter((it) => it.trim() !== '')
    .map((it) => ({ kind: 'paragraph', text: it }));

function identity(product: ProductRow, { tree, maker, locale }: SheetParts): readonly Fact[] {
  const category = tree.pathOf(product.categoryId).at(-1);
  const condition = say(locale, `condition.${product.condition}`);
  const skus = [product.sku, ...product.variants.map(({ sku }) => sku)].filter((sku) => sku !== null);
  return [
    [say(locale, 'sheet.maker'), `${maker.name}, ${maker.city}, ${countryName(maker.country, locale)}`],
    [say(locale, 'sheet.model'), product.model],
    [say(locale, 'sheet.category'), category ? inLocale(category.name, locale) : ''],
    // The year matters only for used machines.
    [
      say(locale, 'sheet.condition'),
      product.year === null || product.condition === 'new' ? condition : `${condition}, ${product.year}`,
    ],
    [say(locale, 'sheet.origin'), countryName(product.originCountry, locale)],
    [say(locale, 'sheet.hsCode'), category?.hsCode ?? ''],
    [say(locale, 'sheet.articleNumbers'), [...new Set(skus)].join(', ')],
  ];
}

function delivery(product: ProductRow, locale: Locale): readonly Fact[] {
  const incoterm = { rule: product.incotermRule, place: `${product.incotermPlace} (Incoterms 2020)` };
  return termsOf({ ...product, ...statedTermsOf(product, locale), incoterm }, locale).map(
    ({ label, text, isUsual }) => [label, isUsual ? '' : text],
  );
}

/** The stated attributes by group, without empty groups. */
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
      ? [{ kind: 'heading', level: 3, text: say(locale, `group.${group}`) }, facts(rows)]
      : [];
  });
  return tables.length > 0 ? [heading(say(locale, 'sheet.specification')), ...tables] : [];
}

function worded(value: string | number | boolean, locale: Locale): string {
  if (typeof value === 'boolean') return say(locale, value ? 'yes' : 'no');
  return typeof value === 'number' ? figure(value, locale) : value;
}

const figures = madeOnce((locale: Locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }));
const figure = (value: number, locale: Locale) => figures(locale).format(value);

function options(product: ProductRow, locale: Locale): readonly PdfBlock[] {
  if (product.options.length === 0) return [];
  const text = (of: LocalText) => inLocale(of, locale);
  const stated = product.options.map(
    ({ name, values }): Fact => [text(name), values.map(({ label }) => text(label)).join(', ')],
  );
  return [heading(say(locale, 'sheet.options')), facts(stated)];
}
