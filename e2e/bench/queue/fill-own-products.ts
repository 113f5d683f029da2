import { testSession } from '../../../server/src/modules/accounts/testing.ts';
import type { Database } from '../../../server/src/platform/db/index.ts';

const dayMs = 86_400_000;

/**
 * Gives the maker with the most products so many more, copies of its own in every status, of which some lack a picture;
 * returns the cookie of one of its people. The shop doesn't list the copies.
 */
export async function fillOwnProducts(db: Database, count: number): Promise<string> {
  const { rows } = await db.execute<{ maker: string; person: string }>(`
    select p.seller_company_id as maker, u.id as person from product p
    join user_account u on u.company_id = p.seller_company_id
    group by 1, 2 order by count(*) desc, u.id limit 1`);
  const { maker, person } = rows[0] ?? { maker: '', person: '' };
  // Safe without quoting: ids come from the market, and the count is a number.
  await db.execute(`
    insert into product select copy.* from generate_series(1, ${count}) i
    join (select product, row_number() over (order by id) as place, count(*) over () as places
      from product where seller_company_id = '${maker}') own on own.place = 1 + i % own.places,
    jsonb_populate_record(own.product, jsonb_build_object(
      'id', gen_random_uuid(), 'handle', null, 'sku', 'BENCH-' || i,
      'status', (array['published', 'draft', 'archived'])[1 + i % 3],
      'images', case when i % 50 = 0 then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
        'file', repeat('0', 64) || '.png', 'alt', 'Loom', 'source', 'loom.png')) end)) copy`);
  await db.execute('vacuum (analyze) product');
  return testSession(db, person, new Date(Date.now() + dayMs));
}
