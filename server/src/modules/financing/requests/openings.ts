import { desc, inArray } from 'drizzle-orm';
import type { BuyersFinancing } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { bankQuoteOpening } from '../schema.ts';

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
