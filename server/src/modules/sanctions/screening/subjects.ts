import { type SQL, sql } from 'drizzle-orm';

/** Names that companies are screened for: one query for each kind, with columns `company_id`, `subject` and `name`. */
const queries: readonly SQL[] = [
  sql`select id as company_id, 'company' as subject, legal_name as name from company`,
  sql`select id, 'company', brand_name from company`,
  sql`select company_id, 'owner', name from beneficial_owner
    join beneficial_owner_person on owner_id = id where ended_at is null`,
  sql`select company_id, 'signatory', name from signatory where ended_at is null`,
];

/** All of them as one query; equal names of a company are one subject. */
export const subjects = sql.join([...queries], sql` union `);
