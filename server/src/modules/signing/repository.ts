import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { type SigningTransition, signingAllows, signingTransitions } from 'shared-kit/contract/signing';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { type Signatory, type Signature, type Signing, signatory, signature, signing } from './schema.ts';

const underWay = ['open', 'awaiting_market', 'sealing'] as const;

/** Signatories whose power hasn't ended, in the order of their confirmation. */
export const listSignatories = (tx: Tx, companyId: string): Promise<Signatory[]> =>
  tx
    .select()
    .from(signatory)
    .where(and(eq(signatory.companyId, companyId), isNull(signatory.endedAt)))
    .orderBy(asc(signatory.confirmedAt), asc(signatory.name), asc(signatory.id));

export async function findUnderWay(tx: Tx, companyId: string): Promise<Signing | null> {
  const [found] = await tx
    .select()
    .from(signing)
    .where(and(eq(signing.companyId, companyId), inArray(signing.state, [...underWay])));
  return found ?? null;
}

export async function findInForce(tx: Tx, companyId: string): Promise<Signing | null> {
  const [found] = await tx
    .select()
    .from(signing)
    .where(and(eq(signing.companyId, companyId), eq(signing.state, 'in_force')));
  return found ?? null;
}

/** The newest that ended, which may say why the market did not sign. */
export async function findLastEnded(tx: Tx, companyId: string): Promise<Signing | null> {
  const [found] = await tx
    .select()
    .from(signing)
    .where(and(eq(signing.companyId, companyId), eq(signing.state, 'ended')))
    .orderBy(desc(signing.endedAt))
    .limit(1);
  return found ?? null;
}

export async function findSigning(tx: Tx, id: string): Promise<Signing | null> {
  const [found] = await tx.select().from(signing).where(eq(signing.id, id));
  return found ?? null;
}

/** By the hash of the sealed PDF. */
export async function findSealed(tx: Tx, sealedSha256: string): Promise<Signing | null> {
  const [found] = await tx.select().from(signing).where(eq(signing.sealedSha256, sealedSha256)).limit(1);
  return found ?? null;
}

export const listSignatures = (tx: Tx, signingId: string): Promise<Signature[]> =>
  tx
    .select()
    .from(signature)
    .where(eq(signature.signingId, signingId))
    .orderBy(asc(signature.at), asc(signature.id));

type Change = Partial<Omit<typeof signing.$inferInsert, 'id' | 'companyId' | 'state'>>;

/** Moves a signing of a locked company by the table of transitions. */
export async function moveSigning(
  tx: Tx,
  { id, state }: Pick<Signing, 'id' | 'state'>,
  transition: SigningTransition,
  change: Change = {},
): Promise<void> {
  if (!signingAllows(transition, state)) throw new AppError('signing.moved');
  await tx
    .update(signing)
    .set({ ...change, state: signingTransitions[transition].to })
    .where(eq(signing.id, id));
}
