import { testSession, testUser } from '../../../server/src/modules/accounts/testing.ts';
import type { Database } from '../../../server/src/platform/db/index.ts';

const dayMs = 86_400_000;
const documentsEach = 10;
/** A busy machine inserts so many within the time that the server gives a transaction. */
const together = 5000;

/** Adds so many companies in every state, each with ten documents; returns the cookie of one of the staff. */
export async function fillCompanies(db: Database, count: number): Promise<string> {
  for (let first = 1; first <= count; first += together)
    await insertCompanies(db, first, Math.min(first + together - 1, count));
  await db.execute('analyze company, company_document');
  const { userId } = await testUser(db, { isAdmin: true });
  return testSession(db, userId, new Date(Date.now() + dayMs));
}

async function insertCompanies(db: Database, first: number, last: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Safe without quoting: the counts are numbers.
    await tx.execute(`
      create temporary table made on commit drop as
      select gen_random_uuid() as id, i,
        (array['draft', 'submitted', 'in_review', 'approved', 'approved', 'approved', 'rejected', 'suspended'])
          [1 + i % 8] as state
      from generate_series(${first}, ${last}) i`);
    await tx.execute(`
      insert into company (id, kind, legal_name, brand_name, country, city, tax_number, verification, submitted_at,
        created_at)
      select id, (array['retailer', 'machinery-manufacturer', 'bank', 'provider'])[1 + i % 4],
        'Örnek Tekstil ' || i || ' Sanayi ve Ticaret A.Ş.', 'Örnek ' || i, 'TR', 'Bursa', (9000000000 + i)::text,
        state, case when state <> 'draft' then now() - i * interval '5 minutes' end,
        now() - i * interval '6 minutes'
      from made`);
    await tx.execute(`
      insert into company_document (id, company_id, requirement, state, name, media_type, bytes, sha256, created_at,
        replaced_at)
      select gen_random_uuid(), id, 'bench-' || n, case when n % 2 = 0 then 'accepted' else 'uploaded' end,
        'paper.pdf', 'application/pdf', 1000, repeat('0', 64), now() - i * interval '5 minutes',
        case when n > 6 then now() end
      from made, generate_series(1, ${documentsEach}) n`);
  });
}
