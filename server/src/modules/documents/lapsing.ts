import { and, asc, between, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dayOf } from 'shared-kit/contract/dates';
import { openPoints } from 'shared-kit/contract/documents';
import type { Tx } from '../../platform/db/index.ts';
import { defineSweep, type JobContext } from '../../platform/jobs/index.ts';
import { marketMailParts } from '../accounts/index.ts';
import { type Company, changeCompany, company } from '../companies/index.ts';
import { readChecklist } from './checklist.ts';
import { lockDocument, moveDocument } from './repository.ts';
import { type CompanyDocument, companyDocument } from './schema.ts';
import { tellCompany } from './tell-company.ts';
import { tellWatchers } from './tell-watchers.ts';
import { trace } from './trace.ts';

const dayMs = 86_400_000;
/** Days before a document lapses on which its company is reminded. */
const reminderDays = [1, 7, 30] as const;

/** Reminds companies of documents that lapse soon, and lets those lapse whose day has passed. */
export const lapseDocuments = defineSweep({
  name: 'lapse-documents',
  cron: '20 * * * *',
  limitSeconds: 600,
  run: async (context, stopped) => {
    const today = dayOf(context.clock());
    for (const document of await listLapsing(context.db, today)) {
      if (stopped.aborted) return;
      await context.db.transaction((tx) => remind(context, tx, { document, today }));
    }
    for (const { id } of await listPassed(context.db, today)) {
      if (stopped.aborted) return;
      await context.db.transaction((tx) => lapse(context, tx, id));
    }
  },
});

const isCounting = and(eq(companyDocument.state, 'accepted'), isNull(companyDocument.replacedAt));
const atOnce = 500;

/** Those whose successor hasn't been uploaded yet. */
function listLapsing(tx: Tx, today: string) {
  const until = dayOf(new Date(Date.parse(today) + reminderDays[2] * dayMs));
  const newer = alias(companyDocument, 'newer');
  const successor = tx
    .select({ one: sql`1` })
    .from(newer)
    .where(
      and(
        eq(newer.companyId, companyDocument.companyId),
        eq(newer.requirement, companyDocument.requirement),
        isNull(newer.replacedAt),
        sql`${newer.state} in ('uploaded', 'scanning', 'scanner_away', 'in_review')`,
      ),
    );
  return tx
    .select({ document: companyDocument, company })
    .from(companyDocument)
    .innerJoin(company, eq(company.id, companyDocument.companyId))
    .where(and(isCounting, between(companyDocument.countsUntil, today, until), notExists(successor)))
    .orderBy(asc(companyDocument.countsUntil), asc(companyDocument.id));
}

type Lapsing = Readonly<{ document: CompanyDocument; company: Company }>;

/** Each reminder is sent once, however often the sweep runs. */
async function remind(
  context: JobContext,
  tx: Tx,
  { document: found, today }: Readonly<{ document: Lapsing; today: string }>,
): Promise<void> {
  const { document, company: owner } = found;
  const day = document.countsUntil;
  if (day === null) return;
  const left = (Date.parse(day) - Date.parse(today)) / dayMs;
  const days = reminderDays.find((it) => left <= it);
  const told = { company: owner, document, event: 'document-lapses', day, key: String(days) } as const;
  await tellCompany(marketMailParts(context), tx, told);
}

const listPassed = (tx: Tx, today: string) =>
  tx
    .select({ id: companyDocument.id })
    .from(companyDocument)
    .where(and(isCounting, lt(companyDocument.countsUntil, today)))
    .orderBy(asc(companyDocument.countsUntil), asc(companyDocument.id))
    .limit(atOnce);

async function lapse(context: JobContext, tx: Tx, id: string): Promise<void> {
  const now = context.clock();
  const { document, company: owner } = await lockDocument(tx, id);
  const { companyId, requirement, state, replacedAt, countsUntil } = document;
  // Somebody may have corrected or replaced it meanwhile.
  if (state !== 'accepted' || replacedAt !== null || (countsUntil ?? '') >= dayOf(now)) return;
  await moveDocument(tx, document, 'expire', { at: now });
  await trace(tx, { companyId, requirement, documentId: id, action: 'expired', by: null, at: now });
  await tellCompany(marketMailParts(context), tx, { company: owner, document, event: 'document-lapsed' });
  await settleReVerification(tx, owner, { now, hasLost: true });
  await tellWatchers(tx, companyId);
}

/**
 * Notes since when a verified company lacks an obligatory document that counted before, or that it lacks none any more.
 * Whoever suspends companies for lapsed documents goes by `company.re_verification_due`. The company is locked.
 */
export async function settleReVerification(
  tx: Tx,
  owner: Company,
  { now, hasLost }: Readonly<{ now: Date; hasLost: boolean }>,
): Promise<void> {
  const isVerified = owner.verification === 'approved' || owner.verification === 'suspended';
  const { points } = await readChecklist(tx, owner, { reader: 'staff', now, scans: false });
  const isDue = isVerified && openPoints(points).length > 0;
  if (isDue ? owner.reVerificationDue !== null || !hasLost : owner.reVerificationDue === null) return;
  await changeCompany(tx, owner.id, { reVerificationDue: isDue ? now : null });
}
