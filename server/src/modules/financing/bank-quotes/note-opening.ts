import { and, eq, gt, isNull } from 'drizzle-orm';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { bankQuoteOpening } from '../schema.ts';

const hourMs = 3_600_000;
type Opening = Pick<typeof bankQuoteOpening.$inferSelect, 'bankQuoteId' | 'userId' | 'documentName'>;

/** Writes down that somebody at a bank opened a request or one of its documents: once an hour for each person. */
export async function noteOpening(
  tx: Tx,
  { bankQuoteId, userId, documentName }: Opening,
  at: Date,
): Promise<void> {
  const lately = and(
    eq(bankQuoteOpening.bankQuoteId, bankQuoteId),
    eq(bankQuoteOpening.userId, userId),
    documentName === null
      ? isNull(bankQuoteOpening.documentName)
      : eq(bankQuoteOpening.documentName, documentName),
    gt(bankQuoteOpening.at, new Date(at.getTime() - hourMs)),
  );
  if ((await tx.$count(bankQuoteOpening, lately)) > 0) return;
  await tx
    .insert(bankQuoteOpening)
    .values({ id: newId(at.getTime()), bankQuoteId, userId, documentName, at });
}
