import { and, eq, isNull } from 'drizzle-orm';
import type { SignatoryInput } from 'shared-kit/contract';
import { newId, type Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { lockCompany } from '../companies/index.ts';
import { listAccepted, tellWatchers } from '../documents/index.ts';
import { notify } from '../notifications/index.ts';
import { findAccount } from './account-of.ts';
import { agreementKindOf } from './agreement/agreement-text.ts';
import { pageOf } from './pages.ts';
import { signatory } from './schema.ts';
import type { Acting } from './signing-parts.ts';

/** Confirms who may sign for a company, from a document that staff accepted. Replaces what was confirmed of them. */
export async function confirmSignatory(
  { parts, companyId, userId: staffId, now }: Acting,
  tx: Tx,
  input: SignatoryInput,
): Promise<void> {
  const company = await lockCompany(tx, companyId);
  if (!company) throw new AppError('company.not-found');
  const kind = agreementKindOf(company.kind);
  if (kind === null) throw new AppError('agreement.not-needed');
  if ((await findAccount(tx, input.userId))?.companyId !== companyId)
    throw new AppError('signatory.not-member');
  const accepted = await listAccepted(tx, companyId);
  if (!accepted.some(({ id }) => id === input.documentId)) throw new AppError('signatory.document-needed');
  await endPower(tx, companyId, input.userId, now);
  const { limit, ...said } = input;
  await tx.insert(signatory).values({
    ...{ ...said, id: newId(), companyId, confirmedBy: staffId, confirmedAt: now },
    ...{ group: said.group || null, withGroup: said.withGroup || null },
    ...{ limitAmount: limit?.amount ?? null, limitCurrency: limit?.currency ?? null },
  });
  await notify(parts, tx, {
    event: 'signatory-confirmed',
    params: { company: company.legalName },
    to: { userIds: [input.userId] },
    path: pageOf(kind),
    dedupeKey: `signatory-confirmed:${companyId}:${now.toISOString()}`,
  });
  await tellWatchers(tx, companyId);
}

/** Ends somebody's power to sign. What they signed before stays. */
export async function endSignatory({ companyId, now }: Acting, tx: Tx, signatoryId: string): Promise<void> {
  if (!(await lockCompany(tx, companyId))) throw new AppError('company.not-found');
  const mine = and(
    eq(signatory.id, signatoryId),
    eq(signatory.companyId, companyId),
    isNull(signatory.endedAt),
  );
  const { rowCount } = await tx.update(signatory).set({ endedAt: now }).where(mine);
  if (rowCount === 0) throw new AppError('signatory.not-found');
  await tellWatchers(tx, companyId);
}

async function endPower(tx: Tx, companyId: string, userId: string, now: Date): Promise<void> {
  const theirs = and(
    eq(signatory.companyId, companyId),
    eq(signatory.userId, userId),
    isNull(signatory.endedAt),
  );
  await tx.update(signatory).set({ endedAt: now }).where(theirs);
}
