import { sql } from 'drizzle-orm';
import type { VerificationState } from 'shared-kit/contract';
import type { Database } from '../../../platform/db/index.ts';
import { defineSweep } from '../../../platform/jobs/index.ts';
import { screenCompany, screeningKey } from './screen-company.ts';
import { subjects } from './subjects.ts';

const screenedStates: readonly VerificationState[] = [
  'submitted',
  'in_review',
  'changes_requested',
  'approved',
  'suspended',
];
const mostAtOnce = 200;

/** Companies that were not screened yet for their present names and the present lists; none without a list. */
async function listUnscreened(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select company.id from company
    join (select company_id, ${screeningKey} as key from (${subjects}) named group by company_id) wanted
      on wanted.company_id = company.id
    left join sanctions_screening screened on screened.company_id = company.id
    where company.verification = any(${sql.param([...screenedStates])})
      and wanted.key is not null and screened.key is distinct from wanted.key
    order by company.id limit ${mostAtOnce}`);
  return rows.map(({ id }) => id);
}

/** Screens companies that were submitted, that changed a name or a signatory, and all of them after a new list. */
export const screenCompanies = defineSweep({
  name: 'screen-companies',
  cron: '* * * * *',
  limitSeconds: 600,
  async run({ db, clock }, stopped) {
    for (let ids = await listUnscreened(db); ids.length > 0; ids = await listUnscreened(db)) {
      for (const id of ids) {
        if (stopped.aborted) return;
        await db.transaction((tx) => screenCompany(tx, id, clock()));
      }
    }
  },
});
