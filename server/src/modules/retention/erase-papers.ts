import { requirementsOf } from 'shared-kit/contract/documents';
import { defineSweep, type JobContext } from '../../platform/jobs/index.ts';
import { byMarket } from '../audit/index.ts';
import { findCompany } from '../companies/index.ts';
import { eraseDocument } from '../documents/index.ts';
import { eraseOwners } from '../owners/index.ts';
import { type ClosedPaper, listClosedPapers, listCompaniesWithOwners } from './kept-until.ts';

/** Erases papers, and who a company's owners were, when their years of keeping are over. What it erased stands in the trace and in the audit log. */
export const erasePapers = defineSweep({
  name: 'erase-papers',
  cron: '50 3 * * *',
  limitSeconds: 900,
  run: async (context, stopped) => {
    let erased = 0;
    for (const paper of await listClosedPapers(context.db)) {
      if (stopped.aborted) break;
      if (await eraseIfDue(context, paper)) erased += 1;
    }
    if (erased > 0) context.log.info({ erased }, 'papers of closed companies were erased');
    if (!stopped.aborted) await eraseOwnersWhereDue(context);
  },
});

async function eraseIfDue({ db, env, clock }: JobContext, paper: ClosedPaper): Promise<boolean> {
  const { id, companyId, country, requirement, since } = paper;
  const company = await findCompany(db, companyId);
  const rule = company && requirementsOf(company.kind, country).find(({ code }) => code === requirement);
  const years = env.keptYears[country] ?? rule?.keptYears ?? defaultYears;
  const now = clock();
  if (yearsAfter(since, years) > now) return false;
  return db.transaction((tx) => eraseDocument(tx, id, now));
}

async function eraseOwnersWhereDue({ db, env, clock, log }: JobContext): Promise<void> {
  const now = clock();
  let erased = 0;
  for (const { id, country, since } of await listCompaniesWithOwners(db)) {
    if (yearsAfter(since, env.keptYears[country] ?? defaultYears) > now) continue;
    erased += await db.transaction((tx) => eraseOwners(tx, id, { by: byMarket, at: now }));
  }
  if (erased > 0) log.info({ erased }, 'owners of closed companies were erased');
}

/** Of owners, and of papers that staff asked for by themselves. */
const defaultYears = 10;

function yearsAfter(since: Date, years: number): Date {
  const end = new Date(since);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end;
}
