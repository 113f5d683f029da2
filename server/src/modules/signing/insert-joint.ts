import { newId, type Tx } from '../../platform/db/index.ts';
import { listAccepted } from '../documents/index.ts';
import { accountNamed } from './account-of.ts';
import { signatory } from './schema.ts';

type Joint = Readonly<{
  companyId: string;
  /** Mail addresses of those who sign together, and of one of the staff. */
  signers: readonly string[];
  staff: string;
  at: Date;
}>;

/** Writes the powers of people who sign only together, for generated markets. */
export async function insertJoint(tx: Tx, { companyId, signers, staff, at }: Joint): Promise<void> {
  const [evidence] = await listAccepted(tx, companyId);
  const desk = await accountNamed(tx, staff);
  for (const email of signers) {
    const person = await accountNamed(tx, email);
    if (!evidence || !desk || !person) throw new Error(`${email} can't sign`);
    await tx.insert(signatory).values({
      ...{ id: newId(at.getTime()), companyId, userId: person.id, name: person.name, role: 'Board member' },
      ...{ signs: 'jointly', documentId: evidence.id, confirmedBy: desk.id, confirmedAt: at },
    });
  }
}
