import { createCategoryTree } from './category-tree.ts';
import { taxonomy } from './taxonomy/index.ts';

/** The category tree that this software ships. */
export const shippedTree = createCategoryTree(taxonomy);
