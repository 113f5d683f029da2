import { join } from 'node:path';
import { openDatabase } from '../../server/src/platform/db/open-database.ts';
import { stopDatabase } from '../bench/serve/stop-database.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Where the private PostgreSQL of a market is reached that keeps its data in this folder. */
export const databaseUrlOf = (dataDir: string): string =>
  `postgres://market@localhost:5432/market?host=${encodeURIComponent(join(dataDir, 'postgres'))}`;

/** Works with the data of markets that are killed or share it, and ends their database in any case. */
export async function withDataDir<Result>(work: (dataDir: string) => Promise<Result>): Promise<Result> {
  const dataDir = temporaryFolder();
  try {
    return await work(dataDir);
  } finally {
    await stopDatabase(dataDir);
  }
}

export type Rows = <Row extends Record<string, unknown>>(sql: string) => Promise<Row[]>;

/** Looks into a market's database, past the market. */
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
