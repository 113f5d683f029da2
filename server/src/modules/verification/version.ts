import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addressLineNames, companyFieldNames } from 'shared-kit/contract/companies';
import type { ChecklistPoint } from 'shared-kit/contract/documents';
import type { OwnerAnswer } from 'shared-kit/contract/owners';
import type { Tx } from '../../platform/db/index.ts';
import { type Company, type CompanyAddress, listAddresses, listSuspensions } from '../companies/index.ts';
import { listOwners } from '../owners/index.ts';
import { type DecisionProposal, decisionProposal } from './schema.ts';

type Documents = readonly ChecklistPoint[];
type Suspensions = Awaited<ReturnType<typeof listSuspensions>>;

/**
 * Changes with every decision and every change of the data and documents that staff see. A decision names the version
 * it saw.
 */
export async function readVersion(tx: Tx, company: Company, documents: Documents): Promise<string> {
  const { id } = company;
  return versionOf(company, {
    addresses: await listAddresses(tx, id),
    suspensions: await listSuspensions(tx, id),
    proposal: await findProposal(tx, id),
    owners: await listOwners(tx, id),
    documents,
  });
}

type Seen = Readonly<{
  addresses: readonly CompanyAddress[];
  suspensions: Suspensions;
  documents: Documents;
  proposal: DecisionProposal | null;
  owners: readonly Pick<OwnerAnswer, 'id'>[];
}>;

export async function findProposal(tx: Tx, companyId: string): Promise<DecisionProposal | null> {
  const rows = await tx.select().from(decisionProposal).where(eq(decisionProposal.companyId, companyId));
  return rows[0] ?? null;
}

/** The same, of what was read already. */
export function versionOf(company: Company, seen: Seen): string {
  const { verification, submittedAt, kind, country } = company;
  const { addresses, suspensions, documents, proposal, owners } = seen;
  const seat = addresses.find((it) => it.kind === 'registered');
  const place = seat && addressLineNames.map((name) => seat[name]);
  const parts = [
    [verification, submittedAt, kind, country],
    companyFieldNames.map((name) => company[name]),
    owners.map(({ id }) => id),
    place,
    proposal && [proposal.decision, proposal.suspension, proposal.at],
    suspensions.map(({ reason, since }) => [reason, since]),
    documents.map(({ requirement, obligatory, state, document }) => [
      requirement,
      obligatory,
      state,
      document?.id,
    ]),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
