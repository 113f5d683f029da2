import type { Tx } from '../../platform/db/index.ts';
import { insertSignatory } from './insert-signatory.ts';

type Joint = Readonly<{
  companyId: string;
  /** Mail addresses of those who sign together, and of one of the staff. */
  signers: readonly string[];
  staff: string;
  at: Date;
}>;

/** Writes the powers of people who sign only together, for generated markets. */
export async function insertJoint(tx: Tx, { signers, ...of }: Joint): Promise<void> {
  for (const signer of signers)
    await insertSignatory(tx, { ...of, signer, role: 'Board member', signs: 'jointly' });
}
