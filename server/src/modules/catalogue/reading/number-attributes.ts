import { unitOf } from 'shared-kit/contract/measures';
import type { AttributeDefinition } from '../category-definition.ts';
import type { CategoryTree } from '../category-tree.ts';
import type { Bounds } from './numbers.ts';
import type { Part } from './question-parts.ts';
import { countedBounds } from './read-count.ts';
import { convertedTo } from './read-measure.ts';
import { tradeLists } from './trade-lists.ts';

export type AttributeRange = Readonly<{ key: string; bounds: Bounds }>;

/** Which of a category's numeric attributes a number is about, in that attribute's unit; null if it has none. */
export function rangeOf(part: Part, category: string, tree: CategoryTree): AttributeRange | null {
  if (part.kind === 'measure') return measured(part.measure, category, tree);
  return part.kind === 'count' ? counted(part.count, category, tree) : null;
}

const numbersOf = (category: string, tree: CategoryTree): readonly AttributeDefinition[] =>
  tree
    .facetsOf([category])
    .filter(({ kind }) => kind === 'number')
    // Those on the cards are what people ask by.
    .sort((a, b) => (a.highlight ?? 9) - (b.highlight ?? 9));

/** Whether a number is about an attribute that the category has but doesn't filter by, as a compressor's power. */
export function isUnfiltered(
  part: Extract<Part, { kind: 'measure' | 'count' }>,
  category: string,
  tree: CategoryTree,
): boolean {
  return tree.attributesOf(category).some(({ key, kind, unit }) => {
    if (kind !== 'number') return false;
    if (part.kind === 'count') return part.count.counted.some(({ attribute }) => attribute === key);
    const own = tradeLists.units.find((it) => it.unit === unit);
    return (
      own !== undefined &&
      part.measure.units.some((it) => unitOf(it.unit).dimension === unitOf(own.unit).dimension)
    );
  });
}

function measured(
  { units, ...number }: Extract<Part, { kind: 'measure' }>['measure'],
  category: string,
  tree: CategoryTree,
): AttributeRange | null {
  for (const { key, unit } of numbersOf(category, tree)) {
    for (const source of units) {
      const target = tradeLists.units.find((it) => it.unit === unit);
      if (target && unitOf(target.unit).dimension === unitOf(source.unit).dimension)
        return { key, bounds: convertedTo(target, source, number) };
    }
  }
  return null;
}

function counted(
  { counted: nouns, ...number }: Extract<Part, { kind: 'count' }>['count'],
  category: string,
  tree: CategoryTree,
): AttributeRange | null {
  const found = numbersOf(category, tree).find(({ key }) => nouns.some(({ attribute }) => attribute === key));
  return found ? { key: found.key, bounds: countedBounds(number) } : null;
}
