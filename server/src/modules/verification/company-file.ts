import { asc, eq, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { statedFacts } from 'shared-kit/contract/companies';
import { type CompanyFile, staffDecisions, takesTwo } from 'shared-kit/contract/verification';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { userAccount } from '../accounts/index.ts';
import {
  type Company,
  companySuspension,
  findCompany,
  listAddresses,
  listSuspensions,
  verificationDecision,
} from '../companies/index.ts';
import { readChecklist } from '../documents/index.ts';
import { listOwners } from '../owners/index.ts';
import { checkCompany } from './checks/index.ts';
import { findAssignee, listNotes } from './desk.ts';
import type { DecisionProposal } from './schema.ts';
import { findProposal, versionOf } from './version.ts';

type Asked = Readonly<{ now: Date; reader: string; fourEyes: boolean }>;

/** Everything that staff need to decide on a company. */
export async function readCompanyFile(tx: Tx, id: string, asked: Asked): Promise<CompanyFile> {
  const { now, reader, fourEyes } = asked;
  const company = await findCompany(tx, id);
  if (!company) throw new AppError('company.not-found');
  const addresses = await listAddresses(tx, id);
  const suspensions = await listSuspensions(tx, id);
  const documents = await readPoints(tx, company, now);
  const proposal = await findProposal(tx, id);
  const owners = await listOwners(tx, id);
  const people = await listPeople(tx, id);
  const seat = addresses.find((it) => it.kind === 'registered') ?? null;
  const { kind, country, risk } = company;
  const decided = { kind, isExposed: owners.some(({ person }) => person?.isExposed) };
  return {
    ...statedFacts.parse(company),
    id,
    kind,
    country,
    risk,
    owners,
    people,
    documents,
    version: versionOf(company, { addresses, suspensions, documents, proposal, owners }),
    verification: company.verification,
    registeredAt: company.createdAt.toISOString(),
    submittedAt: company.submittedAt?.toISOString() ?? null,
    registeredAddress: seat,
    checks: await checkCompany(tx, company, { seat, people, documents, owners }),
    suspensions: company.verification === 'suspended' ? await listNamed(tx, id) : [],
    isHeld: company.heldSince !== null,
    needsTwo: fourEyes ? staffDecisions.filter((decision) => takesTwo(decision, decided)) : [],
    proposal: proposal && (await describeProposal(tx, proposal, reader)),
    assignee: await findAssignee(tx, id, reader),
    notes: await listNotes(tx, id),
    log: await readLog(tx, id),
  };
}

/** The company's checklist as staff see it. */
export const readPoints = async (tx: Tx, company: Company, now: Date): Promise<CompanyFile['documents']> =>
  (await readChecklist(tx, company, { reader: 'staff', now, scans: false })).points;

export async function listPeople(tx: Tx, companyId: string): Promise<CompanyFile['people']> {
  const rows = await tx
    .select({
      name: userAccount.name,
      email: userAccount.email,
      role: userAccount.companyRole,
      isProved: userAccount.emailVerified,
    })
    .from(userAccount)
    .where(eq(userAccount.companyId, companyId))
    .orderBy(asc(userAccount.createdAt), asc(userAccount.id));
  return rows.flatMap(({ role, ...person }) => (role ? [{ ...person, role }] : []));
}

/** The suspensions with the names of those who decided on them, oldest first. */
async function listNamed(tx: Tx, companyId: string): Promise<CompanyFile['suspensions']> {
  const { reason, words, since, actor } = companySuspension;
  const rows = await tx
    .select({ reason, words, since, by: nameOf(actor) })
    .from(companySuspension)
    .leftJoin(userAccount, isActor(actor))
    .where(eq(companySuspension.companyId, companyId))
    .orderBy(asc(since), asc(reason));
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}

async function describeProposal(
  tx: Tx,
  { decision, suspension, reason, proposedBy, at }: DecisionProposal,
  reader: string,
): Promise<CompanyFile['proposal']> {
  const { name } = userAccount;
  const [by] = await tx.select({ name }).from(userAccount).where(eq(userAccount.id, proposedBy));
  const isMine = proposedBy === reader;
  return { decision, suspension, reason, by: by?.name ?? '', isMine, at: at.toISOString() };
}

/** A user's name, or the operator's own words. */
const nameOf = (actor: PgColumn) => sql<string>`coalesce(${userAccount.name}, ${actor})`;
const isActor = (actor: PgColumn) => eq(sql`${userAccount.id}::text`, actor);

/** Oldest first. */
async function readLog(tx: Tx, companyId: string): Promise<CompanyFile['log']> {
  const { id, at, from, to, reason, suspension, actor, proposedBy, isAlone } = verificationDecision;
  const proposer = alias(userAccount, 'proposer');
  const rows = await tx
    .select({
      id,
      at,
      from,
      to,
      reason,
      suspension,
      isAlone,
      by: nameOf(actor),
      proposedBy: sql<string | null>`coalesce(${proposer.name}, ${proposedBy})`,
    })
    .from(verificationDecision)
    .leftJoin(userAccount, isActor(actor))
    .leftJoin(proposer, eq(sql`${proposer.id}::text`, proposedBy))
    .where(eq(verificationDecision.companyId, companyId))
    .orderBy(asc(at), asc(id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
