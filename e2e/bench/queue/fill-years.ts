import { testSession } from '../../../server/src/modules/accounts/testing.ts';
import type { Database } from '../../../server/src/platform/db/index.ts';

const dayMs = 86_400_000;
/** They are forgotten after 25 months. */
const viewedDays = 760;

export type Years = Readonly<{ years: number; requestsADay: number }>;

/**
 * Gives the maker with the most requests so many more, copies of its oldest with their events, and views of its products
 * each day from three countries; returns the cookie of one of its people.
 */
export async function fillYears(db: Database, { years, requestsADay }: Years): Promise<string> {
  const { rows } = await db.execute<{ maker: string; person: string }>(`
    select r.seller_company_id as maker, u.id as person from rfq r
    join user_account u on u.company_id = r.seller_company_id
    group by 1, 2 order by count(*) desc, u.id limit 1`);
  const { maker, person } = rows[0] ?? { maker: '', person: '' };
  await db.transaction(async (tx) => {
    // Safe without quoting: ids come from the market, and the counts are numbers.
    await tx.execute(`
      create temporary table copied on commit drop as
      select gen_random_uuid() as id, i, now() - i * interval '1 day' / ${requestsADay} as at,
        (array['ordered', 'declined', 'expired', 'not_selected'])[1 + i % 4] as stage
      from generate_series(1, ${years * 365 * requestsADay}) i`);
    await tx.execute(`
      insert into rfq select (copy).* from (
        select jsonb_populate_record(r, jsonb_build_object('id', c.id, 'number', 'Q-BENCH-' || c.i, 'group_id', null,
          'state', 'quoted', 'stage', c.stage, 'turn', 'nobody', 'due_at', null, 'created_at', c.at,
          'submitted_at', c.at, 'updated_at', c.at + interval '9 days', 'reply_by', c.at + interval '14 days')) as copy
        from copied c, (select r from rfq r where seller_company_id = '${maker}' order by created_at limit 1) oldest(r)
      ) copies`);
    await tx.execute(`
      insert into quote_event (id, rfq_id, transition, at, position, side)
      select gen_random_uuid(), c.id, e.transition, c.at + e.after, e.position, 'seller' from copied c, lateral (values
        ('submit', interval '0', 0), ('send', interval '9 hours', 1),
        (case c.stage when 'ordered' then 'accept' when 'expired' then 'expire-offer' when 'declined'
          then 'decline-offer' else 'lose-offer' end, interval '9 days', 2)) e(transition, after, position)`);
    await tx.execute(`
      insert into product_view (product_id, seller_company_id, day, country, views)
      select p.id, p.seller_company_id, current_date - d, country, 3 from product p,
        generate_series(1, ${viewedDays}) d, unnest(array['TR', 'DE', 'CH']) country
      where p.seller_company_id = '${maker}' on conflict do nothing`);
  });
  await db.execute('analyze rfq, quote_event, product_view');
  return testSession(db, person, new Date(Date.now() + dayMs));
}
