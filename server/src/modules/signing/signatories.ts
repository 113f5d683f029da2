import { and, asc, eq, isNull } from 'drizzle-orm';
import type { AuditChange } from 'shared-kit/contract/audit';
import { agreementPages, type SignatoryInput } from 'shared-kit/contract/signing';
import { newId, type Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { nameOfUser } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { lockCompany } from '../companies/index.ts';
import { listAccepted, tellWatchers } from '../documents/index.ts';
import { notify } from '../notifications/index.ts';
import { findAccount } from './account-of.ts';
import { agreementKindOf } from './agreement/agreement-text.ts';
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
  if ((await findAccount(tx, input.userId))?.companyId !== companyId)
    throw new AppError('signatory.not-member');
  const accepted = await listAccepted(tx, companyId);
  if (!accepted.some(({ id }) => id === input.documentId)) throw new AppError('signatory.document-needed');
  await endPower(tx, companyId, input.userId, now);
  const { limit, ...said } = input;
  await tx.insert(signatory).values({
    ...said,
    id: newId(),
    companyId,
    confirmedBy: staffId,
    confirmedAt: now,
    group: said.group || null,
    withGroup: said.withGroup || null,
    limitAmount: limit?.amount ?? null,
    limitCurrency: limit?.currency ?? null,
  });
  await record(tx, {
    action: 'signatory.confirmed',
    companyId,
    by: staffId,
    subject: input.userId,
    at: now,
    changes: powerOf(input),
  });
  // Buyers and banks sign no agreement with the market, but contracts with each other.
  const kind = agreementKindOf(company.kind);
  await notify(parts, tx, {
    event: 'signatory-confirmed',
    params: { company: company.legalName },
    to: { userIds: [input.userId] },
    path: kind === null ? '/documents' : agreementPages[kind],
    dedupeKey: `signatory-confirmed:${companyId}:${now.toISOString()}`,
  });
  await tellWatchers(tx, companyId);
}

/** Ends somebody's power to sign. What they signed before stays. */
export async function endSignatory(
  { companyId, userId: by, now }: Acting,
  tx: Tx,
  signatoryId: string,
): Promise<void> {
  if (!(await lockCompany(tx, companyId))) throw new AppError('company.not-found');
  const mine = and(
    eq(signatory.id, signatoryId),
    eq(signatory.companyId, companyId),
    isNull(signatory.endedAt),
  );
  const [ended] = await tx.update(signatory).set({ endedAt: now }).where(mine).returning();
  if (!ended) throw new AppError('signatory.not-found');
  await record(tx, { action: 'signatory.ended', companyId, by, subject: ended.userId, at: now });
  await tellWatchers(tx, companyId);
}

/** Ends the power of somebody who left the company. The company is locked. */
export async function endPowerOf(
  tx: Tx,
  { companyId, userId, by, now }: Readonly<{ companyId: string; userId: string; by: string; now: Date }>,
): Promise<void> {
  if (!(await endPower(tx, companyId, userId, now))) return;
  await record(tx, { action: 'signatory.ended', companyId, by, subject: userId, at: now });
}

/** Returns whether they had any. */
async function endPower(tx: Tx, companyId: string, userId: string, now: Date): Promise<boolean> {
  const theirs = and(
    eq(signatory.companyId, companyId),
    eq(signatory.userId, userId),
    isNull(signatory.endedAt),
  );
  const { rowCount } = await tx.update(signatory).set({ endedAt: now }).where(theirs);
  return (rowCount ?? 0) > 0;
}

const powerOf = ({ signs, group, limit, until }: SignatoryInput): AuditChange[] => [
  { field: 'signs', from: null, to: signs },
  ...(group ? [{ field: 'group' as const, from: null, to: group }] : []),
  ...(limit ? [{ field: 'limit' as const, from: null, to: `${limit.amount} ${limit.currency}` }] : []),
  ...(until ? [{ field: 'until' as const, from: null, to: until }] : []),
];

/** The names with which somebody may sign: that of their account, and those that staff confirmed. */
export async function namesOfSigner(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.select({ name: signatory.name }).from(signatory).where(eq(signatory.userId, userId));
  return [await nameOfUser(tx, userId), ...rows.map(({ name }) => name)];
}

/** Who may sign for a company now, as staff confirmed it. */
export async function listSignatoryNames(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ name: signatory.name })
    .from(signatory)
    .where(and(eq(signatory.companyId, companyId), isNull(signatory.endedAt)))
    .orderBy(asc(signatory.confirmedAt));
  return rows.map(({ name }) => name);
}
