import type { Locale } from 'shared-kit/contract/languages';
import { inLocale } from '../../platform/local-text.ts';
import type { AttributeDefinition, CategoryDefinition } from './category-definition.ts';

/** The taxonomy with the look-ups that listing, detail and import need. */
export type CategoryTree = Readonly<{
  /** Parents before children, in listing order. */
  all: readonly CategoryDefinition[];
  get: (id: string) => CategoryDefinition | null;
  /** Its id where there is no such category. */
  nameOf: (id: string, locale: Locale) => string;
  childrenOf: (id: string | null) => readonly CategoryDefinition[];
  /** From the root down to the category itself. */
  pathOf: (id: string) => readonly CategoryDefinition[];
  /** The category and everything below it. */
  withDescendants: (id: string) => readonly string[];
  /** Its own attributes after those of its ancestors. */
  attributesOf: (id: string) => readonly AttributeDefinition[];
  /** Filters for a listing of these categories: facets that all of them have with the same meaning. */
  facetsOf: (ids: readonly string[]) => readonly AttributeDefinition[];
  /** A facet by its key, from whichever category has it. */
  anyFacet: (key: string) => AttributeDefinition | null;
}>;

export function createCategoryTree(all: readonly CategoryDefinition[]): CategoryTree {
  const byId = new Map(all.map((category) => [category.id, category]));
  const children = Map.groupBy(all, ({ parent }) => parent);
  const childrenOf: CategoryTree['childrenOf'] = (id) => children.get(id) ?? [];
  const pathOf = (id: string): CategoryDefinition[] => {
    const category = byId.get(id);
    if (!category) return [];
    return [...(category.parent ? pathOf(category.parent) : []), category];
  };
  const withDescendants = (id: string): string[] => [
    id,
    ...childrenOf(id).flatMap((child) => withDescendants(child.id)),
  ];
  const attributes = new Map(
    all.map(({ id }) => [id, pathOf(id).flatMap((category) => category.attributes)] as const),
  );
  const attributesOf = (id: string) => attributes.get(id) ?? [];
  const facetsOf = ([first, ...others]: readonly string[]) =>
    first === undefined
      ? []
      : attributesOf(first).filter(
          ({ key, kind, facet }) =>
            facet &&
            others.every((id) =>
              attributesOf(id).some((it) => it.facet && it.key === key && it.kind === kind),
            ),
        );
  const facetByKey = new Map(
    all
      .flatMap(({ id }) => attributesOf(id))
      .filter(({ facet }) => facet)
      .reverse()
      .map((attribute) => [attribute.key, attribute]),
  );
  return {
    all,
    get: (id) => byId.get(id) ?? null,
    nameOf: (id, locale) => {
      const name = byId.get(id)?.name;
      return name ? inLocale(name, locale) : id;
    },
    childrenOf,
    pathOf,
    withDescendants,
    attributesOf,
    facetsOf,
    anyFacet: (key) => facetByKey.get(key) ?? null,
  };
}
