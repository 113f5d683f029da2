import { dayOf } from 'shared-kit/contract/dates';
import {
  countsUntil,
  type DocumentDecision,
  documentAllows,
  documentTransitions,
  faultsOf,
} from 'shared-kit/contract/documents';
import { newId, type Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { MailParts } from '../accounts/index.ts';
import { lockCompany } from '../companies/index.ts';
import { settleReVerification } from './lapsing.ts';
import { listCurrent, lockDocument, moveDocument, replaceNewer } from './repository.ts';
import { findRequirement } from './requirements.ts';
import { companyDocument, documentRequirement } from './schema.ts';
import { tellCompany } from './tell-company.ts';
import { tellWatchers } from './tell-watchers.ts';
import { nameOf, trace } from './trace.ts';

type Staff = Readonly<{ staffId: string; now: Date }>;
type Decision = Staff & Readonly<{ id: string; decision: DocumentDecision; reason: string | null }>;

/** Accepts or rejects a document. One that is too old, lapsed or lacks its days can't be accepted. */
export async function decideDocument(
  parts: MailParts,
  tx: Tx,
  { id, decision, staffId, now, ...given }: Decision,
): Promise<void> {
  const reason = given.reason || null;
  const { document, company } = await lockDocument(tx, id);
  const { companyId, requirement, createdAt, validUntil } = document;
  if (documentTransitions[decision].needsReason && reason === null) {
    throw new AppError('verification.reason-needed', { errors: [{ name: 'reason', reason: 'missing' }] });
  }
  const today = dayOf(now);
  if (decision === 'accept') {
    const { validity } = await findRequirement(tx, company, requirement);
    const faults = faultsOf(validity, document, { uploadedOn: dayOf(createdAt), today });
    if (faults.length > 0) {
      const errors = faults.map((fault) => ({ name: 'document', reason: fault }));
      throw new AppError('document.not-acceptable', { errors });
    }
  }
  await moveDocument(tx, document, decision, {
    at: now,
    reason,
    decidedAt: now,
    decidedByName: await nameOf(tx, staffId),
    countsUntil: decision === 'accept' ? countsUntil(validUntil, today, company.risk) : null,
  });
  const action = decision === 'accept' ? 'accepted' : 'rejected';
  const by = { userId: staffId, isStaff: true };
  await trace(tx, { companyId, requirement, documentId: id, action, by, at: now, reason });
  await settleReVerification(tx, company, { now, hasLost: document.state === 'accepted' });
  if (decision === 'reject') {
    await tellCompany(parts, tx, { company, document, event: 'document-rejected', reason });
  }
  await tellWatchers(tx, companyId);
}

type Waiver = Staff & Readonly<{ companyId: string; requirement: string; reason: string }>;

/** Lets a company do without a document, whether it showed one or not. */
export async function waiveRequirement(
  tx: Tx,
  { companyId, requirement, reason, staffId, now }: Waiver,
): Promise<void> {
  const company = await lockCompany(tx, companyId);
  if (!company) throw new AppError('company.not-found');
  await findRequirement(tx, company, requirement);
  const own = (await listCurrent(tx, companyId)).filter((it) => it.requirement === requirement);
  const state = (own.find((it) => it.state !== 'accepted') ?? own[0])?.state ?? 'requested';
  if (!documentAllows('waive', state)) throw new AppError('document.moved');
  await replaceNewer(tx, { companyId, requirement }, now);
  const id = newId();
  const decided = { decidedAt: now, decidedByName: await nameOf(tx, staffId) };
  await tx
    .insert(companyDocument)
    .values({ id, companyId, requirement, state: 'waived', reason, createdAt: now, ...decided });
  const by = { userId: staffId, isStaff: true };
  await trace(tx, { companyId, requirement, documentId: id, action: 'waived', by, at: now, reason });
  await settleReVerification(tx, company, { now, hasLost: false });
  await tellWatchers(tx, companyId);
}

type Addition = Staff & Readonly<{ companyId: string; words: string; obligatory: boolean }>;

/** Asks one company for a document that its checklist doesn't have. Returns the requirement's id. */
export async function addRequirement(
  tx: Tx,
  { companyId, words, obligatory, staffId, now }: Addition,
): Promise<string> {
  const company = await lockCompany(tx, companyId);
  if (!company) throw new AppError('company.not-found');
  const id = newId();
  await tx
    .insert(documentRequirement)
    .values({ id, companyId, words, obligatory, addedBy: staffId, addedAt: now });
  const by = { userId: staffId, isStaff: true };
  const action = 'requirement-added';
  await trace(tx, { companyId, requirement: id, documentId: null, action, by, at: now, reason: words });
  await tellWatchers(tx, companyId);
  return id;
}
