import { type SQL, sql } from 'drizzle-orm';
import { conditions as all } from 'shared-kit/contract/catalogue';
import type { Tx } from '../../../platform/db/index.ts';
import { allOf, textArray, unionOf } from '../sql-parts.ts';
import type { Position } from './cursor.ts';
import { matches, type PageOfMany } from './page-of-many.ts';
import { byPrice } from './price-page.ts';
import { isBeyond, keyText, orderBy, orderByIndex, sortOrders } from './sort-order.ts';

/** A page in the direction of reading, with one more product than the limit if there is one. */
export async function readPage(tx: Tx, asked: PageOfMany): Promise<readonly Position[]> {
  const { page } = asked;
  const { rows } = await tx.execute<{ key: string | null; id: string }>(sql`
    select ${keyText(page, sql`key`)} as key, id from (${unionOf([knownOnes(asked), ...inOrder(asked)])}) found
    ${orderBy(page, { key: sql`found.key`, id: sql`id` })} limit ${page.limit + 1}`);
  return rows.map(({ key, id }) => ({ key, id }));
}

function knownOnes({ page, known }: PageOfMany): SQL {
  const keys = known.map(({ key }) => key);
  const ids = known.map(({ id }) => id);
  return sql`select key::${sortOrders[page.sort].type} as key, id
    from unnest(${sql.param(keys)}::text[], ${textArray(ids)}::uuid[]) known(key, id)`;
}

/** Each part in the order of an index, merged over the categories' partitions. */
function inOrder(asked: PageOfMany): readonly SQL[] {
  switch (asked.page.sort) {
    case 'newest':
      return [listed(asked, sql`true`, sql`l.published_at`)];
    case 'lead-time':
      // Each condition has an order of its own: used machines come sooner.
      return (asked.conditions.length > 0 ? asked.conditions : all).map((condition) =>
        listed(asked, sql`l.condition = ${condition}`, sql`l.lead_time`),
      );
    default:
      return byPrice(asked);
  }
}

function listed(asked: PageOfMany, part: SQL, key: SQL): SQL {
  const { page } = asked;
  const place = { key, id: sql`l.product_id` };
  return sql`(select ${key} as key, l.product_id as id from product_listing l
    where ${allOf([part, matches(asked), isBeyond(page, place)])}
    ${orderByIndex(page, place)} limit ${page.limit + 1})`;
}
