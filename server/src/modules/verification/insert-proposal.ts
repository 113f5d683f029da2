import type { Tx } from '../../platform/db/index.ts';
import { decisionProposal } from './schema.ts';

/** Writes a proposal that waits for another of the staff, for generated markets. */
export async function insertProposal(tx: Tx, proposal: typeof decisionProposal.$inferInsert): Promise<void> {
  await tx.insert(decisionProposal).values(proposal);
}
