/** Text that this software itself ships: complete in both languages. */
export type OwnText = Readonly<{ en: string; tr: string }>;

export type AttributeKind = 'number' | 'choice' | 'boolean' | 'text' | 'list';
/** Where a row stands in the specification table, in this order. */
export const attributeGroups = ['process', 'material', 'drive', 'dimensions', 'supply'] as const;
export type AttributeGroup = (typeof attributeGroups)[number];

/** One typed attribute of a category: `reed_width_cm`, a number in cm, offered as a facet. */
export type AttributeDefinition = Readonly<{
  /** snake_case, with the unit at the end where it has one. */
  key: string;
  label: OwnText;
  kind: AttributeKind;
  /** Symbol such as `cm`, `m/min`, `kW`; empty for words and plain numbers. */
  unit: string;
  /** For `choice` and `list`. */
  options?: readonly Readonly<{ value: string; label: OwnText }>[];
  group: AttributeGroup;
  /** Offered as a filter in the listing. */
  facet: boolean;
  /** Position among the two or three facts that a product card shows; absent when it is not one. */
  highlight?: 1 | 2 | 3;
  /** Which figure of two like products serves the buyer better; absent where that depends on what it is bought for. */
  better?: 'higher' | 'lower';
}>;

export type CategoryDefinition = Readonly<{
  /** Kebab-case; stands in addresses (`?category=weaving`). */
  id: string;
  parent: string | null;
  name: OwnText;
  /** Indicative heading of the Harmonised System, or null for a grouping category. */
  hsCode: string | null;
  attributes: readonly AttributeDefinition[];
}>;
