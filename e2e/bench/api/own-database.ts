import { openDatabase } from '../../../server/src/platform/db/open-database.ts';

/** The bench's databases on the server of DATABASE_URL, each at its own address. */
const say = (details: object, message: string) => console.error(message, details);
const log = { warn: say, error: say };

type Connection = ReturnType<typeof openDatabase>['db'];

async function using<Result>(url: string, work: (db: Connection) => Promise<Result>): Promise<Result> {
  const { db, close } = openDatabase({ connectionString: url, max: 1 }, log);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Address of the default database, to which everybody may connect. */
function besides(url: string): string {
  const address = new URL(url);
  address.pathname = '/postgres';
  return address.href;
}

/** Allows only `bench_<digits>`: such names need no quoting, and no other database is touched. */
function nameIn(url: string): string {
  const name = new URL(url).pathname.slice(1);
  if (!/^bench_\d+$/.test(name)) throw new Error(`${name} is no database of the bench`);
  return name;
}

export const recreateDatabase = (url: string): Promise<void> =>
  using(besides(url), async (db) => {
    await db.execute(`drop database if exists ${nameIn(url)}`);
    await db.execute(`create database ${nameIn(url)}`);
  });

/** The comment that `setMark` wrote; null if the database doesn't exist or wasn't seeded completely. */
export const readMark = (url: string): Promise<string | null> =>
  using(besides(url), async (db) => {
    const { rows } = await db.execute<{ mark: string | null }>(
      `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = '${nameIn(url)}'`,
    );
    return rows[0]?.mark ?? null;
  });

export const setMark = (url: string, mark: string): Promise<void> =>
  using(besides(url), async (db) => {
    await db.execute(`comment on database ${nameIn(url)} is '${mark.replaceAll("'", '')}'`);
  });
