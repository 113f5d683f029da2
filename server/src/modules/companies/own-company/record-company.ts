import { companyFields } from 'shared-kit/contract/companies';
import type { ApprovalLimitInput, CompanyInput } from 'shared-kit/contract/my-company';
import type { Tx } from '../../../platform/db/index.ts';
import { changesBetween, record } from '../../audit/index.ts';
import type { Company } from '../repository.ts';

/** Records what changed in a company's data. A sole trader's are those of a person, so no values are kept. */
export async function recordCompany(tx: Tx, before: Company, after: CompanyInput, by: string): Promise<void> {
  const changes = changesBetween(companyFields, before, after);
  if (changes.length === 0) return;
  const isPerson = before.legalForm === 'sole-trader' || after.legalForm === 'sole-trader';
  await record(tx, {
    action: 'company.changed',
    companyId: before.id,
    by,
    changes: isPerson ? changes.map(({ field }) => ({ field, from: null, to: null })) : changes,
  });
}

export async function recordDiscountLimit(
  tx: Tx,
  { id: companyId, discountLimit: from }: Company,
  to: string | null,
  by: string,
): Promise<void> {
  if (from === null ? to === null : to !== null && Number(from) === Number(to)) return;
  const changes = [{ field: 'discount-limit', from, to }] as const;
  await record(tx, { action: 'company.discount-limit-changed', companyId, by, changes });
}

export async function recordLimit(
  tx: Tx,
  { id: companyId, approvalLimitAmount, approvalLimitCurrency }: Company,
  limit: ApprovalLimitInput['limit'],
  by: string,
): Promise<void> {
  const from = approvalLimitAmount === null ? null : `${approvalLimitAmount} ${approvalLimitCurrency}`;
  const to = limit && `${limit.amount} ${limit.currency}`;
  if (from === to) return;
  const changes = [{ field: 'limit', from, to }] as const;
  await record(tx, { action: 'company.limit-changed', companyId, by, changes });
}
