import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { BuyersFinancing } from 'shared-kit/contract/financing';
import { newId, type Tx } from '../../platform/db/index.ts';
import { bankQuoteOpening } from './schema.ts';

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

/** By bank quote, the newest first. Who of the bank it was stays with the bank. */
export type Openings = ReadonlyMap<string, BuyersFinancing['bankQuotes'][number]['openings']>;

/** Each time that somebody at a bank opened what was shared. */
export async function readOpenings(
  tx: Tx,
  bankQuotes: readonly Readonly<{ id: string }>[],
): Promise<Openings> {
  if (bankQuotes.length === 0) return new Map();
  const ids = bankQuotes.map(({ id }) => id);
  const rows = await tx
    .select()
    .from(bankQuoteOpening)
    .where(inArray(bankQuoteOpening.bankQuoteId, ids))
    .orderBy(desc(bankQuoteOpening.at), desc(bankQuoteOpening.id));
  return new Map(
    ids.map((id) => [
      id,
      rows
        .filter(({ bankQuoteId }) => bankQuoteId === id)
        .map(({ at, documentName }) => ({ at: at.toISOString(), document: documentName })),
    ]),
  );
}
