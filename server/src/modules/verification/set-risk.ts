import type { CompanyRisk } from 'shared-kit/contract/companies';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { record } from '../audit/index.ts';
import { changeCompany, lockCompany } from '../companies/index.ts';
import { recountDocuments, tellWatchers } from '../documents/index.ts';

type Setting = Readonly<{ companyId: string; userId: string; risk: CompanyRisk; now: Date }>;

/** Says how closely staff look at a company; its papers are asked for again accordingly. */
export async function setRisk(tx: Tx, { companyId, userId: by, risk, now: at }: Setting): Promise<void> {
  const company = await lockCompany(tx, companyId);
  if (!company) throw new AppError('company.not-found');
  if (company.risk === risk) return;
  await changeCompany(tx, companyId, { risk });
  await recountDocuments(tx, companyId, risk);
  await record(tx, {
    action: 'company.risk-changed',
    companyId,
    by,
    at,
    isStaffOnly: true,
    changes: [{ field: 'risk', from: company.risk, to: risk }],
  });
  await tellWatchers(tx, companyId);
}
