import { globalRegion, type ImportChange, locales } from 'shared-kit/contract';
import type { CategoryTree, ProductInput } from '../../catalogue/index.ts';

type Flat = Map<string, Readonly<{ value: string; unit: string }>>;
const longest = 300;

/** Old and new values of a product's fields, where they differ. */
export function changesOf(
  before: ProductInput | null,
  after: ProductInput,
  { tree, typed }: Readonly<{ tree: CategoryTree; typed: ReadonlyMap<string, string> }>,
): ImportChange[] {
  const [old, current] = [before ? flat(before, tree) : new Map(), flat(after, tree)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((field) => {
    const [from, to] = [old.get(field), current.get(field)];
    if (from?.value === to?.value) return [];
    return {
      field,
      from: from?.value.slice(0, longest) ?? null,
      to: to?.value.slice(0, longest) ?? null,
      unit: to?.unit ?? from?.unit ?? '',
      typed: typed.get(field) ?? null,
    };
  });
}

function flat(input: ProductInput, tree: CategoryTree): Flat {
  const found: Flat = new Map();
  const set = (field: string, value: unknown, unit = '') => {
    if (value !== null && value !== undefined && value !== '')
      found.set(field, { value: String(value), unit });
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
  set('minimum-order', input.minimumOrder);
  set('order-multiple', input.orderMultiple);
  set('lead-time', input.leadTimeWeeks);
  set('incoterm', input.incoterm.rule);
  set('incoterm-place', input.incoterm.place);
  set('warranty-months', input.warrantyMonths);
  set('tiers', input.tiers.map(({ from, percentOff }) => `${from}: ${percentOff}`).join('; '));
  for (const [zone, text] of Object.entries(pricesOf(input.priceMap))) set(`price.${zone}`, text);
  const units = new Map(tree.attributesOf(input.categoryId).map(({ key, unit }) => [key, unit]));
  for (const [key, value] of Object.entries(input.attributes)) {
    set(`attribute.${key}`, Array.isArray(value) ? value.join(', ') : value, units.get(key));
  }
  set(
    'options',
    input.options
      .map(({ name, values }) => `${name.en}: ${values.map(({ label }) => label.en).join(', ')}`)
      .join('; '),
  );
  set('variants', input.variants.map(variantText).join('; '));
  set('image', input.images?.map(({ source, file }) => source || file).join(' '));
  return found;
}

const variantText = ({ values, sku, priceMap }: ProductInput['variants'][number]) => {
  const prices = Object.entries(pricesOf(priceMap)).map(([zone, text]) =>
    zone === globalRegion ? text : `${zone} ${text}`,
  );
  return [values.join(' / '), sku ?? '', ...prices].filter(Boolean).join(' ');
};

const pricesOf = ({ regions, countries }: ProductInput['priceMap']): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...regions, ...countries }).map(([zone, entry]) => [
      zone,
      entry ? `${entry.currency} ${entry.price}` : '',
    ]),
  );
