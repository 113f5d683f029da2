import { newId, type Tx } from '../../platform/db/index.ts';
import { listAccepted } from '../documents/index.ts';
import { accountNamed } from './account-of.ts';
import { type Signatory, signatory } from './schema.ts';

type Confirmed = Readonly<{
  companyId: string;
  /** Mail addresses of whoever signs, and of one of the staff. */
  signer: string;
  staff: string;
  at: Date;
}> &
  Partial<Pick<Signatory, 'role' | 'signs'>>;

/** Writes somebody's power to sign, for generated markets. */
export async function insertSignatory(
  tx: Tx,
  { companyId, signer, staff, at, role = 'Managing director', signs = 'alone' }: Confirmed,
): Promise<Signatory> {
  const accepted = await listAccepted(tx, companyId);
  const evidence = accepted.find(({ requirement }) => requirement === 'signatory-list') ?? accepted[0];
  const person = await accountNamed(tx, signer);
  const desk = await accountNamed(tx, staff);
  if (!evidence || !person || !desk) throw new Error(`${signer} can't sign`);
  const [written] = await tx
    .insert(signatory)
    .values({
      id: newId(at.getTime()),
      companyId,
      userId: person.id,
      name: person.name,
      role,
      signs,
      documentId: evidence.id,
      confirmedBy: desk.id,
      confirmedAt: at,
    })
    .returning();
  if (!written) throw new Error('a signatory was not written');
  return written;
}
