import type { Tx } from '../../platform/db/index.ts';
import { decisionProposal } from './schema.ts';

type Proposal = Pick<typeof decisionProposal.$inferInsert, 'companyId' | 'decision' | 'proposedBy' | 'at'>;

/** Writes a proposal that waits for another of the staff, for generated markets. */
export async function insertProposal(tx: Tx, proposal: Proposal): Promise<void> {
  await tx.insert(decisionProposal).values(proposal);
}
