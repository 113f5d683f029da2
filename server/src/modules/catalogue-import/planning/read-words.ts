import { conditions } from 'shared-kit/contract/catalogue';
import { figureFields, figureOf } from 'shared-kit/contract/figures';
import { type Locale, locales } from 'shared-kit/contract/languages';
import { productStatuses, salesUnits } from 'shared-kit/contract/products';
import { allCountries } from 'shared-kit/contract/regions';
import type { AttributeDefinition, CategoryTree, ProductInput } from '../../catalogue/index.ts';
import { foldWords } from './fold.ts';

const table = <Value extends string>(values: readonly Value[], more: Readonly<Record<string, Value>>) =>
  new Map<string, Value>([
    ...values.map((value) => [foldWords(value), value] as const),
    ...Object.entries(more).map(([word, value]) => [foldWords(word), value] as const),
  ]);

const tables = {
  condition: table(conditions, {
    yeni: 'new',
    sıfır: 'new',
    'ikinci el': 'used',
    '2. el': 'used',
    'second hand': 'used',
    kullanılmış: 'used',
    yenilenmiş: 'refurbished',
    revizyonlu: 'refurbished',
    reconditioned: 'refurbished',
  }),
  status: table(productStatuses, {
    active: 'published',
    publish: 'published',
    yayında: 'published',
    aktif: 'published',
    taslak: 'draft',
    unlisted: 'draft',
    pending: 'draft',
    private: 'draft',
    arşiv: 'archived',
    arşivde: 'archived',
  }),
  unit: table(salesUnits, {
    adet: 'piece',
    pieces: 'piece',
    pcs: 'piece',
    pc: 'piece',
    ad: 'piece',
    each: 'piece',
    takım: 'set',
    sets: 'set',
    kilogram: 'kg',
    kilo: 'kg',
    metre: 'm',
    meter: 'm',
    mt: 'm',
    'm²': 'm2',
    metrekare: 'm2',
  }),
} as const;

export const conditionNamed = (text: string) => tables.condition.get(foldWords(text)) ?? null;
export const statusNamed = (text: string) => tables.status.get(foldWords(text)) ?? null;
export const unitNamed = (text: string) => tables.unit.get(foldWords(text)) ?? null;

const rowTypes = new Map<string, 'parent' | 'child' | 'simple'>(
  (
    [
      ['parent', ['parent', 'variable', 'configurable', 'grouped', 'ana ürün', 'varyantlı']],
      ['child', ['child', 'variation', 'variant', 'alt ürün', 'varyant', 'varyasyon']],
      ['simple', ['simple', 'single', 'external', 'basit', 'tek ürün']],
    ] as const
  ).flatMap(([type, words]) => words.map((word) => [foldWords(word), type] as const)),
);
/** What a row calls itself, such as `simple, virtual`. */
export const rowTypeNamed = (text: string) =>
  text
    .split(',')
    .map((word) => rowTypes.get(foldWords(word)))
    .find(Boolean) ?? null;

const yes = new Set(['true', 'yes', '1', 'evet', 'var', 'x', 'dogru']);
const no = new Set(['false', 'no', '0', 'hayir', 'yok', 'yanlis', '1 0']);

/** Null where it is neither. WooCommerce says -1 of a draft. */
export function yesOrNo(text: string): boolean | null {
  const word = foldWords(text);
  if (text.trim() === '-1' || no.has(word)) return false;
  return yes.has(word) ? true : null;
}

const countries = new Map<string, string>();
for (const code of allCountries) {
  countries.set(foldWords(code), code);
  for (const locale of locales) countries.set(foldWords(countryIn(locale, code)), code);
}
countries.set('turkey', 'TR');
countries.set('usa', 'US');
function countryIn(locale: Locale, code: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
export const countryNamed = (text: string): string | null => countries.get(foldWords(text)) ?? null;

const categories = new WeakMap<CategoryTree, ReadonlyMap<string, string>>();

/** A category by its id, its name in any language, or the last name of a path such as `Machinery > Weaving`. */
export function categoryNamed(tree: CategoryTree, text: string): string | null {
  let known = categories.get(tree);
  if (!known) {
    known = new Map(
      tree.all.flatMap(({ id, name }) =>
        [id, ...Object.values(name)].flatMap((it) => (it ? [[foldWords(it), id] as const] : [])),
      ),
    );
    categories.set(tree, known);
  }
  return known.get(foldWords(text)) ?? known.get(foldWords(text.split('>').at(-1) ?? '')) ?? null;
}

/** An option of a choice by its value or its words in any language. */
export const optionNamed = ({ options = [] }: AttributeDefinition, text: string): string | null => {
  const wanted = foldWords(text);
  const found = options.find(({ value, label }) =>
    [value, ...Object.values(label)].some((it) => it && foldWords(it) === wanted),
  );
  return found?.value ?? null;
};

/** `10: 5; 50: 8` as percentages off by quantity; null where it isn't that, or doesn't rise. */
export function tiersIn(text: string): ProductInput['tiers'] | null {
  const parts = text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const tiers = parts.map((part) => {
    const [, from = '', percent = ''] = /^(\d{1,7})\s*[:=](.*)$/.exec(part) ?? [];
    return { from: Number(from), percentOff: figureOf(percent, null, figureFields.discount) ?? '' };
  });
  const rises = tiers.every(
    ({ from, percentOff }, at) =>
      from > (tiers[at - 1]?.from ?? 1) &&
      percentOff !== '' &&
      Number(percentOff) > Number(tiers[at - 1]?.percentOff ?? 0),
  );
  return rises ? tiers : null;
}
