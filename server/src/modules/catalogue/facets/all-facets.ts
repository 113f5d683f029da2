import { attributeOfFacet, type GeneralFacet, isGeneralFacet } from 'shared-kit/contract/catalogue';
import type { CategoryTree } from '../category-tree.ts';
import { attributeFacet } from './attribute.ts';
import { condition } from './condition.ts';
import type { Chosen, Facet } from './facet.ts';
import { leadTime } from './lead-time.ts';
import { maker } from './maker.ts';
import { origin } from './origin.ts';
import { price } from './price.ts';

/** In the order in which lists show them. */
const general: Readonly<Record<GeneralFacet, Facet>> = {
  price,
  lead_time_max: leadTime,
  maker,
  condition,
  origin,
};

/** What somebody chose, by the keys of the facets. */
export type ChosenFacets = Readonly<Record<string, Chosen>>;

/** The facet of this key. An attribute is that of these categories, or else of whichever has it. */
export function findFacet(key: string, categories: readonly string[], tree: CategoryTree): Facet | null {
  if (isGeneralFacet(key)) return general[key];
  const attribute = attributeOfFacet(key);
  if (attribute === null) return null;
  const definition = tree.facetsOf(categories).find((it) => it.key === attribute) ?? tree.anyFacet(attribute);
  return definition && attributeFacet(definition);
}

type Shown = Readonly<{ categories: readonly string[]; chosen: ChosenFacets }>;

/**
 * The facets of a list of these categories, in its order. Without a category, its attributes are only the chosen ones, so
 * that they have names.
 */
export function facetsOf({ categories, chosen }: Shown, tree: CategoryTree): readonly Facet[] {
  const attributes =
    categories.length > 0
      ? tree.facetsOf(categories)
      : Object.keys(chosen).flatMap((key) => tree.anyFacet(attributeOfFacet(key) ?? '') ?? []);
  return [...attributes.flatMap((it) => attributeFacet(it) ?? []), ...Object.values(general)];
}
