import { testSession } from '../../../server/src/modules/accounts/testing.ts';
import type { Database } from '../../../server/src/platform/db/index.ts';

const dayMs = 86_400_000;

/** Gives the first demo bank so many requests, copies of its oldest, in every state; returns its officer's cookie. */
export async function fillQueue(db: Database, count: number): Promise<string> {
  const { rows } = await db.execute<{ bank: string; officer: string }>(`
    select b.bank_company_id as bank, u.id as officer from bank_quote b
    join user_account u on u.company_id = b.bank_company_id order by b.shared_at, u.id limit 1`);
  const { bank, officer } = rows[0] ?? { bank: '', officer: '' };
  // Columns that PostgreSQL makes itself take no value.
  const columns = await db.execute<{ name: string }>(`
    select column_name as name from information_schema.columns
    where table_name = 'financing_request' and is_generated = 'NEVER'`);
  const names = columns.rows.map(({ name }) => name);
  // Safe without quoting: ids come from the market, and the count is a number.
  await db.transaction(async (tx) => {
    await tx.execute(`
      create temporary table copied on commit drop as
      select gen_random_uuid() as request_id, gen_random_uuid() as quote_id, i,
        (array['received', 'info_requested', 'indicative', 'binding', 'accepted', 'not_selected', 'expired',
          'closed'])[1 + i % 8] as state
      from generate_series(1, ${count}) i`);
    // A quote has one running request; the copies say that theirs were withdrawn.
    await tx.execute(`
      insert into financing_request (${names.join(', ')})
      select ${names.map((it) => `(filled).${it}`).join(', ')} from (
      select jsonb_populate_record(r, jsonb_build_object(
        'id', c.request_id, 'number', 'F-BENCH-' || lpad(c.i::text, 6, '0'), 'state', 'withdrawn',
        'amount', 1000 + c.i * 137.5, 'offers_until', now() + (c.i % 40 - 10) * interval '1 day',
        'currency', (array['USD', 'EUR', 'CHF'])[1 + c.i % 3])) as filled
      from copied c, (select r from financing_request r order by created_at limit 1) oldest(r)) copies`);
    await tx.execute(`
      insert into bank_quote (id, request_id, bank_company_id, state, amount, own_funds, currency, assignee_id,
        shared_at, updated_at)
      select quote_id, request_id, '${bank}'::uuid, copied.state, r.amount, r.own_funds, r.currency,
        case when i % 3 = 0 then '${officer}'::uuid end, now() - i * interval '7 minutes', now() - i * interval '5 minutes'
      from copied join financing_request r on r.id = request_id`);
  });
  await db.execute(`analyze financing_request, bank_quote`);
  return testSession(db, officer, new Date(Date.now() + dayMs));
}
