import type {
  AttributeAnswer,
  ComparedValue,
  ComparisonAnswer,
  ComparisonRow,
} from 'shared-kit/contract/catalogue';
import type { Locale } from 'shared-kit/contract/languages';
import { inLocale } from '../../../platform/local-text.ts';
import { attributeAnswer } from '../answers/attributes.ts';
import { type AttributeDefinition, attributeGroups } from '../category-definition.ts';
import type { CategoryTree } from '../category-tree.ts';
import type { ProductRow } from '../product-row.ts';
import { converted, quantityOf, unitOfRow } from './units.ts';

export type Compared = Pick<ProductRow, 'categoryId' | 'attributes'>;

/** The definition of one quantity in each product's category, in the products' order. */
type Quantity = readonly AttributeDefinition[];

/** Whether the products are of one category: only then one figure is better than another. */
export const areAlike = (products: readonly Compared[]): boolean =>
  new Set(products.map(({ categoryId }) => categoryId)).size <= 1;

/**
 * The facts that the products' categories share, by group, each row in one unit. Facts that no product states are
 * omitted; if only some state one, the others get `null`.
 */
export function compareAttributes(
  products: readonly Compared[],
  tree: CategoryTree,
  locale: Locale,
): ComparisonAnswer['specification'] {
  const alike = areAlike(products);
  const quantities = commonQuantities(products.map(({ categoryId }) => tree.attributesOf(categoryId)));
  return attributeGroups.flatMap((group) => {
    const rows = quantities
      .filter(([definition]) => definition?.group === group)
      .map((quantity) => rowOf(quantity, products, alike, locale))
      .filter(({ values }) => values.some((value) => value !== null));
    return rows.length > 0 ? [{ group, rows }] : [];
  });
}

/** The quantities that every category measures in the same way, in the first category's order. */
function commonQuantities([first = [], ...others]: readonly (readonly AttributeDefinition[])[]): Quantity[] {
  return first.flatMap((definition) => {
    const name = quantityOf(definition);
    const rest = others.map((definitions) =>
      definitions.find((it) => it.kind === definition.kind && quantityOf(it) === name),
    );
    const known = rest.filter((it) => it !== undefined);
    return known.length === rest.length ? [[definition, ...known]] : [];
  });
}

function rowOf(
  quantity: Quantity,
  products: readonly Compared[],
  alike: boolean,
  locale: Locale,
): ComparisonRow {
  const unit = unitOfRow(quantity.map((definition) => definition.unit));
  const [first] = quantity;
  const stated = quantity.map((definition, at) => {
    const product = products[at];
    return product ? attributeAnswer(definition, product.attributes, locale) : null;
  });
  return {
    key: first?.key ?? '',
    label: [...new Set(quantity.map(({ label }) => inLocale(label, locale)))].join(' / '),
    unit,
    better: (alike && first?.better) || null,
    values: quantity.map((definition, at) => comparedValue(stated[at] ?? null, definition, unit)),
    ...(stated.some((it) => it?.colours) && { colours: stated.map((it) => it?.colours ?? []) }),
  };
}

function comparedValue(
  stated: AttributeAnswer | null,
  definition: AttributeDefinition,
  unit: string,
): ComparedValue {
  if (!stated) return null;
  return typeof stated.value === 'number' ? converted(stated.value, definition.unit, unit) : stated.value;
}
