import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams';
import { type Pack, pack as packTar } from 'tar-stream';
import type { Database } from '../db/index.ts';
import { appliedMigrations } from '../db/migration-history.ts';
import { listTables, quoted, readSequences } from './database-shape.ts';
import {
  fileName,
  type Header,
  headerName,
  pieceName,
  type Summary,
  secretName,
  summaryName,
} from './format.ts';

type Source = Readonly<{
  db: Database;
  /** Keys and contents of the files; null if they are kept elsewhere. */
  files: AsyncIterable<readonly [string, Buffer]> | null;
  secret: string | null;
  now: Date;
}>;

const pieceBytes = 4 * 1024 * 1024;

/**
 * Writes a backup of the market as it is at one moment, while it keeps running. All rows are of one snapshot. Files
 * are read afterwards: each is written before the row that names it.
 */
export async function writeBackup({ db, files, secret, now }: Source, to: Writable): Promise<Summary> {
  const pack = packTar();
  const writing = pipeline(pack, createGzip({ level: 4 }), to);
  // The rejection is handled where it is awaited.
  writing.catch(() => undefined);
  const add = (name: string, content: Buffer) => Promise.race([entry(pack, name, content), writing]);
  const addJson = (name: string, value: Header | Summary) => add(name, Buffer.from(JSON.stringify(value)));

  const client = await db.$client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    const tables = await listTables(client);
    const migrations = await appliedMigrations(client);
    await addJson(headerName, {
      format: 1,
      takenAt: now.toISOString(),
      migrations,
      tables,
      hasFiles: files !== null,
    });
    const copied = await addRows(client, tables, add);
    const sequences = await readSequences(client);
    await client.query('commit');
    // PostgreSQL tells the number after the last row, so a copy knows it for certain once a later query is answered.
    const rows = Object.fromEntries([...copied].map(([name, { rowCount }]) => [name, rowCount]));

    const count = await addFiles(files ?? [], add);
    if (secret !== null) await add(secretName, Buffer.from(secret));
    const told: Summary = { rows, sequences, files: count };
    await addJson(summaryName, told);
    pack.finalize();
    await writing;
    return told;
  } catch (error) {
    // If writing failed, throw its error: it caused the later ones.
    if (pack.destroyed) await writing;
    pack.destroy();
    to.destroy();
    throw error;
  } finally {
    // A connection with an unfinished COPY can't be used again.
    client.release(true);
  }
}

type Add = (name: string, content: Buffer) => Promise<unknown>;

/** Adds the rows of all tables, and returns the copies that were made of them. */
async function addRows(
  client: PoolClient,
  tables: Header['tables'],
  add: Add,
): Promise<ReadonlyMap<string, CopyToStreamQuery>> {
  const copied = new Map<string, CopyToStreamQuery>();
  for (const { name, columns } of tables) {
    const copying = client.query(
      copyTo(`copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)}) to stdout`),
    );
    let number = 0;
    for await (const piece of inPieces(copying)) await add(pieceName(name, ++number), piece);
    copied.set(name, copying);
  }
  return copied;
}

async function addFiles(
  files: AsyncIterable<readonly [string, Buffer]> | readonly [],
  add: Add,
): Promise<number> {
  let count = 0;
  for await (const [key, content] of files) {
    await add(fileName(key), content);
    count += 1;
  }
  return count;
}

/** Waits until the archive has room for more. */
const entry = (pack: Pack, name: string, content: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    const sink = pack.entry({ name, size: content.length, mode: 0o600 }, (error) =>
      error ? reject(error) : resolve(),
    );
    sink.end(content);
  });

async function* inPieces(rows: Readable): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of rows as AsyncIterable<Buffer>) {
    parts.push(part);
    bytes += part.length;
    if (bytes < pieceBytes) continue;
    yield Buffer.concat(parts);
    parts = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(parts);
}
