import { isDeepStrictEqual } from 'node:util';
import type { ImportChange } from 'shared-kit/contract/catalogue-import';
import { locales } from 'shared-kit/contract/languages';
import { globalRegion, regions } from 'shared-kit/contract/regions';
import type { CategoryTree, ProductInput } from '../../catalogue/index.ts';
import { defaultAlt } from './images-of.ts';

/** `typed` is what the maker wrote, if that was in another unit. */
type Value = Readonly<{ value: string; unit: string; typed: string | null }>;
type Flat = Map<string, Value>;
const longest = 300;

/** Old and new values of a product's fields, where they differ. */
export function changesOf(
  before: ProductInput | null,
  after: ProductInput,
  tree: CategoryTree,
): ImportChange[] {
  const [old, current]: [Flat, Flat] = [before ? flat(before, tree) : new Map(), flat(after, tree)];
  const changes = [...new Set([...old.keys(), ...current.keys()])].flatMap((field) => {
    const [from, to] = [old.get(field), current.get(field)];
    if (from?.value === to?.value) return [];
    return {
      field,
      from: from ? shortened(from.value) : null,
      to: to ? shortened(to.value) : null,
      unit: to?.unit ?? from?.unit ?? '',
      typed: to?.typed ?? null,
    };
  });
  return [...changes, ...variantChanges(before, after)];
}

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** Only variants that differ, since a product may have hundreds. */
function variantChanges(before: ProductInput | null, after: ProductInput): ImportChange[] {
  const [old, current] = [variantTexts(before), variantTexts(after)];
  if (isDeepStrictEqual(old, current)) return [];
  const without = (texts: readonly string[], others: readonly string[]) => {
    const left = new Set(others);
    return texts.filter((text) => !left.has(text));
  };
  const [gone, come] = [without(old, current), without(current, old)];
  // Where only their order changed, all are named.
  const [from, to] = gone.length + come.length > 0 ? [gone, come] : [old, current];
  const words = (texts: readonly string[]) => (texts.length > 0 ? shortened(texts.join('; ')) : null);
  return [{ field: 'variants', from: words(from), to: words(to), unit: '', typed: null }];
}

function flat(input: ProductInput, tree: CategoryTree): Flat {
  const found: Flat = new Map();
  const set = (field: string, value: unknown, { unit = '', typed = null }: Partial<Value> = {}) => {
    if (value !== null && value !== undefined && value !== '')
      found.set(field, { value: String(value), unit, typed });
  };
  for (const locale of locales) {
    for (const field of ['title', 'description', 'warranty'] as const)
      set(`${field}.${locale}`, input[field][locale]);
  }
  for (const field of ['handle', 'sku', 'model', 'condition', 'year', 'unit', 'status'] as const)
    set(field, input[field]);
  set('category', input.categoryId);
  set('origin', input.originCountry);
  set('hs-code', input.details?.hsCode);
  set('weight', input.details?.netWeightKg, { unit: 'kg' });
  set('gross-weight', input.details?.grossWeightKg, { unit: 'kg' });
  set('minimum-order', input.minimumOrder);
  set('order-multiple', input.orderMultiple);
  set('lead-time', input.leadTimeWeeks);
  set('incoterm', input.incoterm.rule);
  set('incoterm-place', input.incoterm.place);
  set('warranty-months', input.warrantyMonths);
  set('tiers', input.tiers.map(({ from, percentOff }) => `${from}: ${percentOff}`).join('; '));
  for (const [zone, text] of Object.entries(pricesOf(input.priceMap))) set(`price.${zone}`, text);
  for (const { key, unit } of tree.attributesOf(input.categoryId)) {
    const value = input.attributes[key];
    const typed = input.typed?.[key] ?? null;
    set(`attribute.${key}`, Array.isArray(value) ? value.join(', ') : value, { unit, typed });
  }
  set(
    'options',
    input.options
      .map(({ name, values }) => `${name.en}: ${values.map(({ label }) => label.en).join(', ')}`)
      .join('; '),
  );
  set('image', input.images?.map(({ source, file }) => source || file).join(' '));
  set('image-alt', input.images?.map(defaultAlt).filter(Boolean).join('; '));
  return found;
}

const variantTexts = (input: ProductInput | null): string[] =>
  (input?.variants ?? []).map(({ values, sku, priceMap }) => {
    const labels = values.map(
      (value, at) => input?.options[at]?.values.find(({ id }) => id === value)?.label.en ?? value,
    );
    const prices = Object.entries(pricesOf(priceMap)).map(([zone, text]) =>
      zone === globalRegion ? text : `${zone} ${text}`,
    );
    return [labels.join(' / '), sku ?? '', ...prices].filter(Boolean).join(' ');
  });

/** In the market's order, which JSON from the database has lost. */
const pricesOf = ({ regions: byRegion, countries }: ProductInput['priceMap']): Record<string, string> => {
  const entries = [
    ...([globalRegion, ...regions] as const).map((region) => [region, byRegion[region]] as const),
    ...Object.entries(countries).sort(([a], [b]) => (a < b ? -1 : 1)),
  ];
  return Object.fromEntries(
    entries.flatMap(([zone, entry]) => (entry ? [[zone, `${entry.currency} ${entry.price}`]] : [])),
  );
};
