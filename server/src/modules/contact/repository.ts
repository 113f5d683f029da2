import { lt } from 'drizzle-orm';
import type { ContactInput } from 'shared-kit/contract/contact';
import { newId, type Tx } from '../../platform/db/index.ts';
import { contactMessage } from './schema.ts';

export async function insertMessage(tx: Tx, input: ContactInput, createdAt: Date): Promise<void> {
  await tx
    .insert(contactMessage)
    .values({ id: newId(), ...input, company: input.company || null, createdAt });
}

export async function forgetMessages(tx: Tx, before: Date): Promise<void> {
  await tx.delete(contactMessage).where(lt(contactMessage.createdAt, before));
}
