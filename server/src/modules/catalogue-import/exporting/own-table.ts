import { type ImportField, importFieldWords, localFields } from 'shared-kit/contract/catalogue-import';
import { type Locale, locales } from 'shared-kit/contract/languages';
import type { PriceMap } from 'shared-kit/contract/prices';
import { globalRegion, regions } from 'shared-kit/contract/regions';
import type { Tx } from '../../../platform/db/index.ts';
import { inLocale } from '../../../platform/local-text.ts';
import {
  allOwnProducts,
  type OwnProduct,
  type ProductInput,
  shippedTree as tree,
} from '../../catalogue/index.ts';

export type ExportCell = string | number | null;
type Value = (product: OwnProduct, variant: ProductInput['variants'][number] | null) => ExportCell;
type Column = Readonly<{ field: ImportField; label: string; value: Value }>;

/**
 * All products of a maker as a table that the import takes back unchanged. Each heading names its field in brackets, so
 * it is understood whatever language it is in; products with variants have a row for each.
 */
export async function* ownTable(
  tx: Tx,
  companyId: string,
  locale: Locale,
): AsyncGenerator<readonly ExportCell[]> {
  const columns = await columnsFor(tx, companyId, locale);
  yield columns.map(({ field, label }) => `${label} [${field}]`);
  for await (const products of allOwnProducts(tx, companyId)) {
    for (const product of products) {
      const { variants } = product.input;
      const rows = variants.length > 0 ? variants : [null];
      for (const variant of rows) yield columns.map(({ value }) => value(product, variant));
    }
  }
}

async function columnsFor(tx: Tx, companyId: string, locale: Locale): Promise<readonly Column[]> {
  const [attributes, zones] = [new Set<string>(), new Set<string>([globalRegion])];
  for await (const products of allOwnProducts(tx, companyId)) {
    for (const { input } of products) {
      for (const key of Object.keys(input.attributes)) attributes.add(key);
      for (const map of [input.priceMap, ...input.variants.map(({ priceMap }) => priceMap)]) {
        for (const zone of Object.keys({ ...map.regions, ...map.countries })) zones.add(zone);
      }
    }
  }
  const labels = new Map(
    tree.all
      .flatMap(({ id }) => tree.attributesOf(id))
      .map(({ key, label, unit }) => [
        key,
        unit ? `${inLocale(label, locale)}, ${unit}` : inLocale(label, locale),
      ]),
  );
  const named = (field: ImportField, value: Value): Column => ({
    field,
    label: importFieldWords(field, locale),
    value,
  });
  const inOrder = [globalRegion, ...regions, ...[...zones].sort()].filter(
    (zone, at, all) => zones.has(zone) && all.indexOf(zone) === at,
  );
  return [
    ...plainColumns(named),
    ...inOrder.map((zone) =>
      named(`price.${zone}`, ({ input }, variant) => priceText((variant ?? input).priceMap, zone)),
    ),
    ...([1, 2, 3] as const).flatMap((number) => optionColumns(named, number)),
    ...[...attributes].sort().map(
      (key): Column => ({
        field: `attribute.${key}`,
        label: labels.get(key) ?? key,
        value: ({ input }) => attributeCell(input.attributes[key]),
      }),
    ),
  ];
}

type Named = (field: ImportField, value: Value) => Column;

const plainColumns = (named: Named): Column[] => [
  named('id', ({ id }) => id),
  named('handle', ({ input }) => input.handle),
  named('sku', ({ input }, variant) => (variant ? variant.sku : input.sku)),
  ...localFields.flatMap((field) =>
    locales.map((locale) => named(`${field}.${locale}`, ({ input }) => input[field][locale] ?? null)),
  ),
  named('model', ({ input }) => input.model || null),
  named('category', ({ input }) => input.categoryId),
  named('status', ({ input }) => input.status),
  named('condition', ({ input }) => input.condition),
  named('year', ({ input }) => input.year),
  named('origin', ({ input }) => input.originCountry),
  named('hs-code', ({ input }) => input.details?.hsCode || null),
  named('weight', ({ input }) => netWeightOf(input)),
  named('gross-weight', ({ input }) => input.details?.grossWeightKg ?? null),
  named('weight-unit', ({ input }) => ((netWeightOf(input) ?? input.details?.grossWeightKg) ? 'kg' : null)),
  named('unit', ({ input }) => input.unit),
  named('minimum-order', ({ input }) => input.minimumOrder),
  named('order-multiple', ({ input }) => input.orderMultiple),
  named('lead-time', ({ input }) => input.leadTimeWeeks),
  named('incoterm', ({ input }) => input.incoterm.rule),
  named('incoterm-place', ({ input }) => input.incoterm.place),
  named('warranty-months', ({ input }) => input.warrantyMonths ?? null),
  named(
    'tiers',
    ({ input }) => input.tiers.map(({ from, percentOff }) => `${from}: ${percentOff}`).join('; ') || null,
  ),
];

/** Null where the category keeps it among its attributes. */
const netWeightOf = ({ categoryId, details }: ProductInput): ExportCell =>
  tree.attributesOf(categoryId).some(({ key }) => key === 'weight_kg')
    ? null
    : (details?.netWeightKg ?? null);

const optionColumns = (named: Named, number: 1 | 2 | 3): Column[] => {
  const at = number - 1;
  return [
    named(`option${number}-name`, ({ input }, variant) =>
      variant ? (input.options[at]?.name.en ?? null) : null,
    ),
    named(`option${number}-value`, ({ input }, variant) => {
      const value = input.options[at]?.values.find(({ id }) => id === variant?.values[at]);
      return value?.label.en ?? null;
    }),
  ];
};

const priceText = ({ regions: byRegion, countries }: PriceMap, zone: string): string | null => {
  const entry = byRegion[zone] ?? countries[zone];
  return entry ? `${entry.price} ${entry.currency}` : null;
};

const attributeCell = (value: ProductInput['attributes'][string] | undefined): ExportCell => {
  if (value === undefined) return null;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
};
