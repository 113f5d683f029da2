import type { CategoryDefinition } from '../category-definition.ts';
import { group } from './define-category.ts';
import { knittingFamily } from './knitting-family.ts';
import { makingUpFamily } from './making-up-family.ts';
import { partsMaterials, textiles } from './materials.ts';
import { spinningFamily } from './spinning-family.ts';
import { weavingFamily } from './weaving-family.ts';
import { wetFamily } from './wet-family.ts';

/**
 * The whole category tree, parents before children, in listing order: along the textile process.
 * HS codes are indicative; the declarant classifies.
 */
export const taxonomy: readonly CategoryDefinition[] = [
  group('machinery', ['Machinery', 'Makineler']),
  ...spinningFamily,
  ...weavingFamily,
  ...knittingFamily,
  ...wetFamily,
  ...makingUpFamily,
  group('textiles', ['Textiles', 'Tekstil ürünleri']),
  ...textiles,
  group('parts-materials', ['Parts and materials', 'Yedek parça ve hammadde']),
  ...partsMaterials,
];
