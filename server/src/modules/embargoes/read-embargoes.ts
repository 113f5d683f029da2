import { and, asc, eq, sql } from 'drizzle-orm';
import type { Embargo, EmbargoesAnswer } from 'shared-kit/contract/embargoes';
import * as z from 'zod';
import type { Tx } from '../../platform/db/index.ts';
import { cursorOf } from '../../platform/http/index.ts';
import { embargo, embargoTable } from './schema.ts';

type Asked = Readonly<{
  country?: string | undefined;
  /** The first digits of an HS code: finds embargoes on it, on its heading and on codes below it. */
  hs?: string | undefined;
  cursor?: string | undefined;
  limit: number;
  now: Date;
}>;

type Row = typeof embargo.$inferSelect;

const place = cursorOf(
  z.object({ country: z.string(), hsPrefix: z.string(), from: z.iso.date(), id: z.uuid() }),
);

/** A page of the table, by country, then by HS code. */
export async function readEmbargoes(tx: Tx, asked: Asked): Promise<EmbargoesAnswer> {
  const found = await listEmbargoes(tx, asked);
  const shown = found.slice(0, asked.limit);
  const last = found.length > asked.limit ? shown.at(-1) : undefined;
  const day = asked.now.toISOString().slice(0, 10);
  return {
    loaded: await readLoaded(tx),
    total: await tx.$count(embargo),
    embargoes: shown.map((row) => ({ ...row, state: stateOf(row, day) })),
    next: last ? place.write(last) : null,
  };
}

/** Reads one more than asked for. */
function listEmbargoes(tx: Tx, { country, hs = '', cursor, limit }: Asked): Promise<Row[]> {
  const after = cursor === undefined ? null : place.read(cursor);
  const { hsPrefix } = embargo;
  return tx
    .select()
    .from(embargo)
    .where(
      and(
        country === undefined ? undefined : eq(embargo.country, country),
        hs === '' ? undefined : sql`(starts_with(${hs}, ${hsPrefix}) or starts_with(${hsPrefix}, ${hs}))`,
        after === null
          ? undefined
          : sql`(${embargo.country}, ${hsPrefix}, ${embargo.from}, ${embargo.id})
              > (${after.country}, ${after.hsPrefix}, ${after.from}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(embargo.country), asc(hsPrefix), asc(embargo.from), asc(embargo.id))
    .limit(limit + 1);
}

function stateOf({ from, until }: Row, day: string): Embargo['state'] {
  if (from > day) return 'to-come';
  return until !== null && until < day ? 'over' : 'in-force';
}

async function readLoaded(tx: Tx): Promise<EmbargoesAnswer['loaded']> {
  const [row] = await tx.select().from(embargoTable);
  if (!row) return null;
  const { file, sha256, loadedAt, loadedBy: by } = row;
  return { file, sha256, by, at: loadedAt.toISOString() };
}
