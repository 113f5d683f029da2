import type { Database } from '../db/index.ts';
import { migrateDatabase, migrationsFolder } from '../db/migrate.ts';
import { hashesIn, haveSameHistory } from '../db/migration-history.ts';
import { assertFileKey, type FileStore } from '../files/file-store.ts';
import { StartFailure } from '../start-failure.ts';
import { listTables, loosen, quoted, setSequences } from './database-shape.ts';
import { type Header, keyOf, type Summary, secretName, summary, summaryName, tableOf } from './format.ts';
import { tableLoader } from './load-tables.ts';
import { openBackup, readJson } from './read-backup.ts';

type Target = Readonly<{
  /** An empty database. */
  db: Database;
  files: Pick<FileStore, 'write'>;
  keepSecret: (secret: string) => void;
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

/**
 * Restores a backup, then migrates its tables to this version. The rows are restored completely or not at all. `open`
 * is called for the target only once the backup could be opened.
 */
export async function restoreBackup(
  file: string,
  open: () => Promise<Target>,
  folder = migrationsFolder,
): Promise<Summary> {
  const { header, parts } = await openBackup(file);
  const count = migrationsOf(header, folder);
  const { db, files, keepSecret } = await open();
  // First the schema as old as the backup, so that its rows fit; the later migrations run after loading.
  await migrateDatabase(db, { folder, count });
  const client = await db.$client.connect();
  client.on('error', () => undefined);
  try {
    await client.query('begin');
    const names = (await listTables(client)).map(({ name }) => name);
    const tighten = await loosen(client, names);
    await client.query(`truncate ${names.map(quoted).join(', ')}`);
    const loader = tableLoader(client, header.tables);
    let told: Summary | null = null;
    for await (const part of parts) {
      const table = tableOf(part.name);
      const key = keyOf(part.name);
      if (table !== undefined) await loader.take(table, part.content);
      else if (key !== undefined) await writeFile(files, key, part.content);
      else if (part.name === secretName) keepSecret(part.content.toString('utf8'));
      else if (part.name === summaryName) told = readJson(file, summary, part);
    }
    assertWhole(file, told, await loader.end());
    for (const statement of tighten) await client.query(statement);
    await setSequences(client, told.sequences);
    await client.query('commit');
    await migrateDatabase(db, { folder });
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
  throw new StartFailure(`${file} is no whole backup of a market: it was cut short.`);
}
