import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import type { CategoryTree } from './category-tree.ts';
import { createPartitions } from './listing/partitions.ts';
import { category } from './schema.ts';
import { shippedTree } from './shipped-tree.ts';

/**
 * Writes the code's taxonomy into the database at every start, before anything is served, with a partition of the
 * listing for every new category.
 * Categories that left the taxonomy stay, because products may still belong to them.
 */
export async function syncTaxonomy(tx: Tx, tree: CategoryTree = shippedTree): Promise<void> {
  const rows = tree.all.map(({ id, parent, name, hsCode }, position) => ({
    id,
    parentId: parent,
    name,
    hsCode,
    position,
  }));
  await tx
    .insert(category)
    .values(rows)
    .onConflictDoUpdate({
      target: category.id,
      set: {
        parentId: sql`excluded.parent_id`,
        name: sql`excluded.name`,
        hsCode: sql`excluded.hs_code`,
        position: sql`excluded.position`,
      },
    });
  await createPartitions(tx, tree);
}
