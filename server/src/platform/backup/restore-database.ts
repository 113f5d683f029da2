import { databaseTrouble } from '../db/database-trouble.ts';
import type { Database } from '../db/index.ts';
import { migrateDatabase, migrationsFolder } from '../db/migrate.ts';
import { hashesIn, haveSameHistory } from '../db/migration-history.ts';
import { assertFileKey, type FileStore } from '../files/file-store.ts';
import { StartFailure } from '../start-failure.ts';
import { codeOf, messageOf } from '../thrown.ts';
import { listTables, loosen, quoted, setSequences } from './database-shape.ts';
import { type Header, keyOf, type Summary, secretName, summary, summaryName, tableOf } from './format.ts';
import { tableLoader } from './load-tables.ts';
import { notWhole, openBackup, readJson } from './read-backup.ts';

/** Where a market is restored to. */
export type Target = Readonly<{
  /** An empty database. */
  db: Database;
  files: Pick<FileStore, 'write'>;
  keepSecret: (secret: string) => void;
  /** Makes the restored market the one that is started. */
  keep: () => Promise<void> | void;
  /** Removes what was restored into the database and the files. */
  undo: () => Promise<void> | void;
  /** Called at the end in any case. */
  close: () => Promise<void> | void;
}>;

/** Number of the folder's migrations that the backup's tables have had. */
function migrationsOf({ migrations }: Header, folder: string): number {
  const ours = hashesIn(folder);
  if (!haveSameHistory(migrations, ours)) {
    throw new StartFailure(
      "The backup is of an old or a different version of this software and can't be brought up to date: restore it with the version that made it.",
    );
  }
  if (migrations.length > ours.length) {
    throw new StartFailure(
      'The backup is of a newer version of this software: restore it with the version that made it.',
    );
  }
  return migrations.length;
}

type Asked = Readonly<{
  /** Called only for a backup that is whole. */
  open: () => Promise<Target>;
  folder?: string;
  /** Ends the restore. */
  signal?: AbortSignal;
}>;

/** Restores a backup, then migrates its tables to this version: completely, or it leaves nothing behind. */
export async function restoreBackup(
  file: string,
  { open, folder = migrationsFolder, signal = new AbortController().signal }: Asked,
): Promise<Summary> {
  const count = migrationsOf(await checkBackup(file, signal), folder);
  const target = await open();
  try {
    // First the schema as old as the backup, so that its rows fit; the later migrations run after loading.
    await migrateDatabase(target.db, { folder, count });
    const told = await loadBackup(file, target, signal);
    await migrateDatabase(target.db, { folder });
    await target.keep();
    return told;
  } catch (error) {
    return await failAfterUndoing(target, error);
  } finally {
    await target.close();
  }
}

/** Reads all of a backup, so that a damaged one is refused before anything is made. */
async function checkBackup(file: string, signal: AbortSignal): Promise<Header> {
  const { header, parts } = await openBackup(file);
  let last = '';
  for await (const { name } of parts) {
    signal.throwIfAborted();
    last = name;
  }
  if (last !== summaryName) throw notWhole(file);
  return header;
}

async function loadBackup(file: string, target: Target, signal: AbortSignal): Promise<Summary> {
  const { header, parts } = await openBackup(file);
  const client = await target.db.$client.connect();
  client.on('error', () => undefined);
  try {
    await client.query('begin');
    const names = (await listTables(client)).map(({ name }) => name);
    const tighten = await loosen(client, names);
    await client.query(`truncate ${names.map(quoted).join(', ')}`);
    const loader = tableLoader(client, header.tables);
    let told: Summary | null = null;
    for await (const part of parts) {
      signal.throwIfAborted();
      const table = tableOf(part.name);
      const key = keyOf(part.name);
      if (table !== undefined) await loader.take(table, part.content);
      else if (key !== undefined) await writeFile(target.files, key, part.content);
      else if (part.name === secretName) target.keepSecret(part.content.toString('utf8'));
      else if (part.name === summaryName) told = readJson(file, summary, part);
    }
    assertWhole(file, told, await loader.end());
    for (const statement of tighten) await client.query(statement);
    await setSequences(client, told.sequences);
    signal.throwIfAborted();
    await client.query('commit');
    return told;
  } finally {
    // Closing the connection ends a COPY that failed half-way and rolls everything back.
    client.release(true);
  }
}

function writeFile(files: Target['files'], key: string, content: Buffer): Promise<void> {
  assertFileKey(key);
  return files.write(key, content);
}

function assertWhole(
  file: string,
  told: Summary | null,
  loaded: Readonly<Record<string, number>>,
): asserts told is Summary {
  const tables = Object.keys(loaded);
  if (told && tables.every((table) => loaded[table] === told.rows[table])) return;
  throw notWhole(file);
}

const noRoom =
  'There is too little room for this backup: make room, or set DATA_DIR to a folder on a larger disk.';
const noDatabase = 'The database ended while the market was restored: look at its log, then try again.';

/** A failure with a remedy if it has one. */
function withRemedy(error: unknown): Error {
  const trouble = databaseTrouble(error, true);
  if (trouble === 'full' || ['ENOSPC', 'EDQUOT', 'storage.full'].includes(codeOf(error) ?? '')) {
    return new StartFailure(noRoom, { cause: error });
  }
  return trouble === 'away' ? new StartFailure(noDatabase, { cause: error }) : (error as Error);
}

/** Throws the failure once nothing is left of the restore. */
async function failAfterUndoing({ undo }: Target, error: unknown): Promise<never> {
  const failure = withRemedy(error);
  try {
    await undo();
  } catch (cause) {
    throw new StartFailure(
      `${failure.message} Something of it was left behind (${messageOf(cause)}): remove it before you try again.`,
      { cause: failure },
    );
  }
  throw failure;
}
