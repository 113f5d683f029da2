import { join } from 'node:path';
import { openDatabase } from '../../server/src/platform/db/open-database.ts';
import { stopDatabase } from '../bench/serve/stop-database.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Address of the private PostgreSQL of a market with this data folder. */
export const databaseUrlOf = (dataDir: string): string =>
  `postgres://market@localhost:5432/market?host=${encodeURIComponent(join(dataDir, 'postgres'))}`;

/** Runs `work` with a data folder for markets that are killed or share it, and always stops its database. */
export async function withDataDir<Result>(work: (dataDir: string) => Promise<Result>): Promise<Result> {
  const dataDir = temporaryFolder();
  try {
    return await work(dataDir);
  } finally {
    await stopDatabase(dataDir);
  }
}

export type Rows = <Row extends Record<string, unknown>>(sql: string) => Promise<Row[]>;

/** Queries a market's database directly. */
export async function lookInto<Result>(
  dataDir: string,
  look: (rows: Rows) => Promise<Result>,
): Promise<Result> {
  const ignore = () => undefined;
  const connection = { connectionString: databaseUrlOf(dataDir), max: 2 };
  const { db, close } = openDatabase(connection, { warn: ignore, error: ignore });
  try {
    return await look(
      async <Row extends Record<string, unknown>>(text: string) => (await db.execute(text)).rows as Row[],
    );
  } finally {
    await close();
  }
}
