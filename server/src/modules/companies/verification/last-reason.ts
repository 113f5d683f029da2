import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import type { Company } from '../repository.ts';
import { verificationDecision } from '../schema.ts';

/** The decider's reason for the company's current state; null if none was needed. */
export async function reasonOfState(
  tx: Tx,
  { id, verification }: Pick<Company, 'id' | 'verification'>,
): Promise<string | null> {
  const [last] = await tx
    .select({ reason: verificationDecision.reason })
    .from(verificationDecision)
    .where(and(eq(verificationDecision.companyId, id), eq(verificationDecision.to, verification)))
    .orderBy(desc(verificationDecision.at), desc(verificationDecision.id))
    .limit(1);
  return last?.reason ?? null;
}
