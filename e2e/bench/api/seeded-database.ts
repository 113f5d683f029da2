import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { prepareDataDir } from '../../../server/src/platform/db/data-dir.ts';
import { postgresAccount } from '../../../server/src/platform/db/postgres-binaries.ts';
import { startChild } from '../../children.ts';
import { stopDatabase } from '../serve/stop-database.ts';
import { readMark, recreateDatabase, setMark } from './own-database.ts';

const checkout = resolve(import.meta.dirname, '../../..');
const catalogue = 'server/src/modules/catalogue';
/** Sources of a seeded database's content; a change to them makes it anew. */
const sources = ['server/migrations', 'server/src/seed/bulk', `${catalogue}/search`, `${catalogue}/writing`];

export type SeededDatabase = Readonly<{ products: number; dataDir: string; databaseUrl: string | null }>;

/** A database with this many products, seeded now or kept from an earlier run. */
export async function seededDatabase(products: number, say: (line: string) => void): Promise<SeededDatabase> {
  const theirs = process.env.DATABASE_URL;
  const base = prepareDataDir(process.env.DATA_DIR ?? null, theirs ? null : postgresAccount());
  const dataDir = join(base, `bench-${products}`);
  const database = { products, dataDir, databaseUrl: theirs ? named(theirs, `bench_${products}`) : null };
  const mark = `${products} products ${fingerprint()}`;
  if ((await markOf(database)) === mark) {
    say(`  ${products} products are there from an earlier run`);
    return database;
  }
  say(`  Seeding ${products} products`);
  await empty(database);
  await seed(database);
  await keepMark(database, mark);
  return database;
}

function named(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((source) =>
    readdirSync(join(checkout, source), { withFileTypes: true })
      .filter((it) => it.isFile() && !/\.test\.ts$/.test(it.name))
      .map(({ name }) => join(source, name)),
  );
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(checkout, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Its existence says that seeding finished; it contains the seed's mark. */
const markFile = ({ dataDir }: SeededDatabase) => join(dataDir, 'seeded');

async function markOf(database: SeededDatabase): Promise<string | null> {
  if (database.databaseUrl) return readMark(database.databaseUrl);
  return existsSync(markFile(database)) ? readFileSync(markFile(database), 'utf8') : null;
}

async function keepMark(database: SeededDatabase, mark: string): Promise<void> {
  if (database.databaseUrl) await setMark(database.databaseUrl, mark);
  else writeFileSync(markFile(database), mark);
}

async function empty({ dataDir, databaseUrl }: SeededDatabase): Promise<void> {
  if (databaseUrl) await recreateDatabase(databaseUrl);
  else rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
}

async function seed({ products, dataDir, databaseUrl }: SeededDatabase): Promise<void> {
  const { DATABASE_URL: _theirs, ...environment } = process.env;
  const { ended } = startChild(
    [join(checkout, 'server/src/cli/run.ts'), 'seed', '--products', `${products}`],
    {
      cwd: checkout,
      stdio: ['ignore', 'inherit', 'inherit'],
      afterEnd: () => stopDatabase(dataDir),
      env: {
        ...environment,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
    },
  );
  if ((await ended) !== 0) throw new Error(`Seeding ${products} products failed; its output stands above.`);
}
