import { hasHiddenCharacters, productLimits } from 'shared-kit/contract/products';
import { namesOf } from 'shared-kit/contract/tables';
import { type LocalText, writtenIn } from '../../../platform/local-text.ts';
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
  return [...attributeFaultsOf(input, tree), ...variantFaults(input), ...boundFaults(input)];
}

/** Attributes that the category doesn't know, or that are of another kind. */
export function attributeFaultsOf(
  { categoryId, attributes }: Pick<ProductInput, 'categoryId' | 'attributes'>,
  tree: CategoryTree,
): ProductFault[] {
  const definitions = new Map(tree.attributesOf(categoryId).map((it) => [it.key, it]));
  return Object.entries(attributes).flatMap(([key, value]) => {
    const definition = definitions.get(key);
    const reason = definition ? attributeFault(definition, value) : 'unknown';
    return reason ? [{ field: `attributes.${key}`, reason }] : [];
  });
}

/** Texts that are too long for anybody to read, or that hide what they say, and lists without an end. */
function boundFaults(input: ProductInput): ProductFault[] {
  const texts = [
    ...localFaults('title', input.title, productLimits.title),
    ...localFaults('description', input.description, productLimits.description),
    ...localFaults('warranty', input.warranty, productLimits.words),
    ...textFaults('model', input.model, productLimits.model),
    ...textFaults('sku', input.sku ?? '', productLimits.sku),
    ...textFaults('incoterm.place', input.incoterm.place, productLimits.place),
  ];
  const lists = { options: input.options, variants: input.variants, images: input.images ?? [] };
  const tooMany = namesOf(lists).filter((name) => lists[name].length > mostListed[name]);
  return [...texts, ...tooMany.map((field) => ({ field, reason: 'too-many' }))];
}

/** Shops have more pictures than a maker may upload here. */
const mostListed = { options: productLimits.options, variants: productLimits.variants, images: 60 } as const;

const localFaults = (field: string, text: LocalText, most: number): ProductFault[] =>
  writtenIn(text).flatMap(([locale, words]) => textFaults(`${field}.${locale}`, words, most));

function textFaults(field: string, text: string, most: number): ProductFault[] {
  if (hasHiddenCharacters(text)) return [{ field, reason: 'hidden-character' }];
  return text.length > most ? [{ field, reason: 'too-long' }] : [];
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

type Choosable = Readonly<{
  options: readonly Readonly<{ values: readonly Readonly<{ id: string }>[] }>[];
  variants: readonly Readonly<{ values: readonly string[] }>[];
}>;

/** Each variant must name one existing value per option, or nobody could choose it. */
export const variantFaults = ({ options, variants }: Choosable): ProductFault[] =>
  variants.flatMap(({ values }, index) => {
    const complete =
      values.length === options.length &&
      options.every((option, at) => option.values.some(({ id }) => id === values[at]));
    return complete ? [] : [{ field: `variants.${index}.values`, reason: 'not-options' }];
  });
