import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import type { CategoryTree } from '../category-tree.ts';

/** Any key that no other advisory lock in this database uses. */
const partitionLock = 4_118_200_003;
const prefix = 'product_listing_';
/** The default partition; normally empty. */
const others = sql.identifier(`${prefix}others`);

/**
 * Creates the listing's missing partitions: one for each category that has none below it. Reads of the listing wait
 * for a moment while one is created.
 */
export async function createPartitions(db: Tx, tree: CategoryTree): Promise<void> {
  const leaves = tree.all.filter(({ id }) => tree.childrenOf(id).length === 0).map(({ id }) => id);
  if ((await missingIn(db, leaves)).length === 0) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${partitionLock})`);
    for (const id of await missingIn(tx, leaves)) await createPartition(tx, id);
  });
}

const nameOf = (id: string): string => prefix + id.replaceAll('-', '_');

async function missingIn(tx: Tx, categories: readonly string[]): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'product_listing'::regclass`);
  const existing = new Set(rows.map(({ name }) => name));
  return categories.filter((id) => !existing.has(nameOf(id)));
}

/** Moves the category's products out of the default partition, where they are if the category was divided before. */
async function createPartition(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`create temporary table moved on commit drop as
    select * from ${others} where category_id = ${id}`);
  await tx.execute(sql`delete from ${others} where category_id = ${id}`);
  // A statement that defines a table takes no parameters.
  const value = sql.raw(`'${id.replaceAll("'", "''")}'`);
  await tx.execute(
    sql`create table ${sql.identifier(nameOf(id))} partition of product_listing for values in (${value})`,
  );
  await tx.execute(sql`insert into product_listing select * from moved`);
  await tx.execute(sql`drop table moved`);
}
