import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { SanctionsSource } from 'shared-kit/contract/sanctions';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { loadedText, UnreadableText } from '../../../platform/loaded-text.ts';
import { foldName } from '../fold-name.ts';
import { sanctionsList, sanctionsName } from '../schema.ts';
import { type ListedName, type ListFile, type ListReader, ListRefused } from './listed-name.ts';
import { readEu, readMasak, readOfac, readOpenSanctions, readUk } from './read-csv-lists.ts';
import { readSeco, readUn } from './read-xml-lists.ts';

const readers: Readonly<Record<SanctionsSource, ListReader>> = {
  eu: readEu,
  un: readUn,
  ofac: readOfac,
  uk: readUk,
  seco: readSeco,
  masak: readMasak,
  opensanctions: readOpenSanctions,
};

type Loading = Readonly<{
  source: SanctionsSource;
  /** All files of the list. */
  files: readonly string[];
  /** The list's day; null if its files say it. */
  date: string | null;
  by: string;
  now: Date;
  /** Gets the bytes that were read so far. */
  progress: (bytes: number) => void;
}>;

const batch = 1000;

/** Replaces what is known of a list by its files, in one transaction; a faulty file changes nothing. */
export const loadList = (db: Database, loading: Loading): Promise<typeof sanctionsList.$inferSelect> =>
  db.transaction(async (tx) => {
    const { source, files, by: loadedBy, now: loadedAt } = loading;
    await tx.delete(sanctionsList).where(eq(sanctionsList.source, source));
    const draft = { source, date: loading.date ?? '1970-01-01', sha256: '', names: 0, loadedAt, loadedBy };
    await tx.insert(sanctionsList).values(draft);
    const hash = createHash('sha256');
    let [bytes, names, found] = [0, 0, null as string | null];
    for (const path of files) {
      const file: ListFile = {
        date: null,
        chunks: textOf(path, (chunk) => {
          hash.update(chunk);
          bytes += chunk.length;
          loading.progress(bytes);
        }),
      };
      names += await addNames(tx, source, readers[source](file));
      if (file.date !== null && (found === null || file.date > found)) found = file.date;
    }
    if (names === 0) throw new ListRefused('There is no name in it.');
    const date = loading.date ?? found;
    if (date === null) throw new ListRefused('It does not say of which day it is: name it with --date.');
    const [list] = await tx
      .update(sanctionsList)
      .set({ date, sha256: hash.digest('hex'), names })
      .where(eq(sanctionsList.source, source))
      .returning();
    if (!list) throw new Error('a list was not written');
    return list;
  });

/** A file's text; lists in another encoding would match nobody. */
async function* textOf(path: string, seen: (chunk: Buffer) => void): AsyncIterable<string> {
  try {
    yield* loadedText(createReadStream(path), seen);
  } catch (error) {
    if (error instanceof UnreadableText) throw new ListRefused(error.message);
    throw error;
  }
}

async function addNames(tx: Tx, source: SanctionsSource, listed: AsyncIterable<ListedName>): Promise<number> {
  let added = 0;
  let rows: (typeof sanctionsName.$inferInsert)[] = [];
  const write = async () => {
    if (rows.length === 0) return;
    const { rowCount } = await tx.insert(sanctionsName).values(rows).onConflictDoNothing();
    added += rowCount ?? 0;
    rows = [];
  };
  for await (const { entry, name, isPrimary, kind } of listed) {
    const folded = foldName(name, kind);
    if (folded === '') continue;
    rows.push({ source, entry: entry.slice(0, 200), folded, name: name.slice(0, 300), isPrimary, kind });
    if (rows.length === batch) await write();
  }
  await write();
  return added;
}
