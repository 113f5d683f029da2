import type { AttributeDefinition } from '../category-definition.ts';
import type { CategoryTree } from '../category-tree.ts';
import type { ProductInput } from '../product-input.ts';

/** The path of an invalid field, and a code for the reason. */
export type ProductFault = Readonly<{ field: string; reason: string }>;
type Value = ProductInput['attributes'][string];

/** Checks beyond the schema: the category exists and the attributes belong to it. */
export function checkProduct(input: ProductInput, tree: CategoryTree): readonly ProductFault[] {
  const category = tree.get(input.categoryId);
  if (!category) return [{ field: 'categoryId', reason: 'unknown' }];
  const definitions = new Map(tree.attributesOf(input.categoryId).map((it) => [it.key, it]));
  const attributeFaults = Object.entries(input.attributes).flatMap(([key, value]) => {
    const definition = definitions.get(key);
    const reason = definition ? attributeFault(definition, value) : 'unknown';
    return reason ? [{ field: `attributes.${key}`, reason }] : [];
  });
  return [...attributeFaults, ...variantFaults(input)];
}

function attributeFault({ kind, options }: AttributeDefinition, value: Value): string | null {
  const isOption = (it: string) => !options || options.some((option) => option.value === it);
  switch (kind) {
    case 'number':
      return typeof value === 'number' ? null : 'not-a-number';
    case 'boolean':
      return typeof value === 'boolean' ? null : 'not-a-boolean';
    case 'text':
      return typeof value === 'string' ? null : 'not-a-text';
    case 'choice':
      return typeof value === 'string' && isOption(value) ? null : 'not-an-option';
    case 'list':
      return Array.isArray(value) && value.every(isOption) ? null : 'not-options';
  }
}

/** Each variant must name one existing value per option, or nobody could choose it. */
const variantFaults = ({ options, variants }: ProductInput): ProductFault[] =>
  variants.flatMap(({ values }, index) => {
    const complete =
      values.length === options.length &&
      options.every((option, at) => option.values.some(({ id }) => id === values[at]));
    return complete ? [] : [{ field: `variants.${index}.values`, reason: 'not-options' }];
  });
