import { productIncoterms } from 'shared-kit/contract/catalogue';
import { type ImportField, importLimits as limits } from 'shared-kit/contract/catalogue-import';
import type { ProductInput } from '../../catalogue/index.ts';
import type { CellReader } from './cell-reader.ts';
import { conditionNamed, countryNamed, tiersIn, unitNamed } from './read-words.ts';

type Kept = Omit<ProductInput, 'title' | 'description' | 'categoryId'>;

/** Facts that fill one field each; what the file doesn't state stays. */
export function plainFields(read: CellReader, kept: Kept) {
  const rule = read.word(
    'incoterm',
    (text) => productIncoterms.find((it) => it === text.toUpperCase()) ?? null,
    'incoterm-unknown',
    { choices: productIncoterms.join(', ') },
  );
  const whole = (field: ImportField, least: number, most: number) =>
    read.number(field, { least, most, whole: true });
  return {
    handle: read.text('handle', limits.handle) ?? kept.handle,
    model: read.text('model', limits.model) ?? kept.model,
    condition: read.word('condition', conditionNamed, 'condition-unknown') ?? kept.condition,
    year: whole('year', 1950, 2100) ?? kept.year,
    originCountry: read.word('origin', countryNamed, 'country-unknown') ?? kept.originCountry,
    tiers: read.word('tiers', tiersIn, 'tiers-malformed') ?? kept.tiers,
    unit: read.word('unit', unitNamed, 'sales-unit-unknown') ?? kept.unit,
    minimumOrder: whole('minimum-order', 1, 1_000_000) ?? kept.minimumOrder,
    orderMultiple: whole('order-multiple', 1, 1_000_000) ?? kept.orderMultiple,
    leadTimeWeeks: whole('lead-time', 0, 260) ?? kept.leadTimeWeeks,
    incoterm: {
      rule: rule ?? kept.incoterm.rule,
      place: read.text('incoterm-place', limits.place) ?? kept.incoterm.place,
    },
    warrantyMonths: whole('warranty-months', 0, 120) ?? kept.warrantyMonths ?? null,
  };
}

/** Facts that a new product needs and that are taken as usual where the file doesn't say them. */
export const factsWithDefaults = [
  ...(['condition', 'origin', 'unit', 'minimum-order', 'order-multiple'] as const),
  ...(['lead-time', 'incoterm', 'incoterm-place'] as const),
] satisfies readonly ImportField[];
