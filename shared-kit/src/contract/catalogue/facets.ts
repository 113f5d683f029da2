import { isUuid } from '../endpoints/identifier.ts';
import { isNameOf, isOneOf, namesOf } from '../tables/index.ts';
import { conditions } from './product-facts.ts';

/** How a facet is asked for: by values of which any may match, by a largest number, or by the ends of a range. */
type Asked =
  | Readonly<{ kind: 'choice'; isValue: (value: string) => boolean }>
  | Readonly<{ kind: 'limit' }>
  | Readonly<{ kind: 'range' }>;

/** The facets of every category, by their key in answers. Beside them, a category has its attributes. */
export const generalFacets = {
  maker: { kind: 'choice', isValue: isUuid },
  condition: { kind: 'choice', isValue: (value: string) => isOneOf(conditions, value) },
  origin: { kind: 'choice', isValue: (value) => /^[A-Z]{2}$/.test(value) },
  price: { kind: 'range' },
  lead_time_max: { kind: 'limit' },
} as const satisfies Readonly<Record<string, Asked>>;

type Facets = typeof generalFacets;
export type GeneralFacet = keyof Facets;
/** The general facets that are asked for in this way. */
export type FacetOfKind<Kind extends Asked['kind']> = {
  [Key in GeneralFacet]: Facets[Key]['kind'] extends Kind ? Key : never;
}[GeneralFacet];

/** A parameter that asks for a general facet. */
export type FacetParameter =
  | Exclude<GeneralFacet, FacetOfKind<'range'>>
  | `${FacetOfKind<'range'>}_${'min' | 'max'}`;

export const isGeneralFacet = (key: string): key is GeneralFacet => isNameOf(generalFacets, key);

/** The parameters of a general facet, in the order of an address. */
export const parametersOfFacet = (key: GeneralFacet): readonly string[] =>
  generalFacets[key].kind === 'range' ? [`${key}_min`, `${key}_max`] : [key];

export const facetParameters: readonly string[] = namesOf(generalFacets).flatMap(parametersOfFacet);

const attributePrefix = 'attr.';

/** The facet of an attribute, which is its parameter too: `reed_width_cm` → `attr.reed_width_cm`. */
export const facetOfAttribute = (attribute: string): string => attributePrefix + attribute;

/** The attribute of a facet; null for a general one. */
export const attributeOfFacet = (key: string): string | null =>
  key.startsWith(attributePrefix) ? key.slice(attributePrefix.length) : null;
