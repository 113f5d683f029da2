import type { DraftAttributeDefinition } from 'shared-kit/contract/products';
import type { LocalText } from '../../platform/local-text.ts';

export type AttributeKind = DraftAttributeDefinition['kind'];
/** Groups of the specification table, in order. */
export const attributeGroups = ['process', 'material', 'drive', 'dimensions', 'supply'] as const;
export type AttributeGroup = (typeof attributeGroups)[number];

/** One typed attribute of a category: `reed_width_cm`, a number in cm, offered as a facet. */
export type AttributeDefinition = Readonly<{
  /** snake_case, ending in the unit if there is one. */
  key: string;
  label: LocalText;
  kind: AttributeKind;
  /** Symbol such as `cm`, `m/min`, `kW`; empty for words and plain numbers. */
  unit: string;
  /** For `choice` and `list`. */
  options?: readonly Readonly<{ value: string; label: LocalText }>[];
  group: AttributeGroup;
  /** Whether the listing offers it as a filter. */
  facet: boolean;
  /** Position among the two or three facts on a card; undefined if it isn't one. */
  highlight?: 1 | 2 | 3;
  /** Which value of two similar products is better for the buyer; undefined if that depends on the use. */
  better?: 'higher' | 'lower';
}>;

export type CategoryDefinition = Readonly<{
  /** Kebab-case; part of URLs (`?category=weaving`). */
  id: string;
  parent: string | null;
  name: LocalText;
  /** Indicative heading of the Harmonised System; null for a grouping category. */
  hsCode: string | null;
  attributes: readonly AttributeDefinition[];
}>;
