import { eq } from 'drizzle-orm';
import type { Seen } from 'shared-kit/contract/binding';
import type { Tx } from '../../platform/db/index.ts';
import type { Company } from '../companies/index.ts';
import { sanctionsDecision, type sanctionsHit } from './schema.ts';

type Hit = Pick<typeof sanctionsHit.$inferSelect, 'state' | 'sha256'>;
type Around = Readonly<{ company: Pick<Company, 'verification'>; decisions: number }>;

/** What a second person decides on: the hit, what was decided so far, and whether its company trades. */
export const hitAtStake = ({ state, sha256 }: Hit, { company, decisions }: Around): Seen => ({
  version: `${state}, ${decisions} decisions, ${company.verification}, ${sha256}`,
  sum: null,
});

export const countDecisions = (tx: Tx, hitId: string): Promise<number> =>
  tx.$count(sanctionsDecision, eq(sanctionsDecision.hitId, hitId));
