import { sql } from 'drizzle-orm';
import type { VerificationState } from 'shared-kit/contract/companies';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { defineSweep } from '../../../platform/jobs/index.ts';
import { type MailParts, marketMailParts } from '../../accounts/index.ts';
import { findCompany } from '../../companies/index.ts';
import { notify } from '../../notifications/index.ts';
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
    left join lateral (
      select key from sanctions_screening
      where company_id = company.id order by at desc, id desc limit 1
    ) screened on true
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
  async run(context, stopped) {
    const { db } = context;
    for (let ids = await listUnscreened(db); ids.length > 0; ids = await listUnscreened(db)) {
      for (const id of ids) {
        if (stopped.aborted) return;
        await db.transaction((tx) => screen(marketMailParts(context), tx, id));
      }
    }
  },
});

async function screen(parts: MailParts, tx: Tx, companyId: string): Promise<void> {
  const now = parts.clock();
  const found = await screenCompany(tx, companyId, now);
  const company = found > 0 && (await findCompany(tx, companyId));
  if (!company) return;
  await notify(parts, tx, {
    event: 'company-like-sanctioned',
    params: { company: company.legalName },
    to: { staff: true },
    path: `/admin/verify/${companyId}`,
    dedupeKey: `company-like-sanctioned:${companyId}:${now.toISOString()}`,
  });
}
