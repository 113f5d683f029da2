import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { readEnv } from '../env.ts';
import { prepareCatalogue } from '../modules/catalogue/index.ts';
import {
  encodings,
  ImportRefused,
  importCatalogue,
  makerLines,
  mediaStore,
  openText,
  prepareImport,
  reportLines,
} from '../modules/catalogue-import/index.ts';
import type { Database } from '../platform/db/index.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { provideDatabase } from '../platform/db/provide-database.ts';
import { type FileStore, provideFiles } from '../platform/files/index.ts';
import { loadSettings } from '../platform/load-settings.ts';
import { createLog, loggedError } from '../platform/logging/log.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { operatorName } from './operator-name.ts';
import { progressBar } from './progress-bar.ts';

const usage = `Takes the products of a Shopify export over into the market.

  pnpm catalogue:import <file.csv> --company <id> --currency <USD|EUR|CHF> --category <id>

Without --apply it only says what would change.

  --company <id>     whose products they are: a manufacturer of this market
  --currency <code>  the currency of the prices in the file
  --category <id>    where new products are put, such as fabric
  --apply            write, all of it in one transaction, or nothing when a row has an error
  --publish          publish what the shop itself has on sale; without it, new products are drafts
  --fetch-images     fetch the pictures that the file names, from public addresses only
  --encoding <name>  ${encodings.join(', ')}; found out by itself for the first three
  --list-companies   the manufacturers of this market with their ids
`;

const options = {
  company: { type: 'string' },
  currency: { type: 'string' },
  category: { type: 'string' },
  apply: { type: 'boolean', default: false },
  publish: { type: 'boolean', default: false },
  'fetch-images': { type: 'boolean', default: false },
  encoding: { type: 'string' },
  'list-companies': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function readArguments(given: readonly string[]) {
  // pnpm passes on a separating `--`.
  const args = given.filter((it) => it !== '--');
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { ...values, files: positionals };
  } catch (error) {
    throw new ImportRefused(`${(error as Error).message.split('. ')[0]}: --help lists what there is.`);
  }
}

type Arguments = ReturnType<typeof readArguments>;

function required({ files, company, currency, category, encoding }: Arguments) {
  const [file, ...more] = files;
  if (!file || more.length > 0) throw new ImportRefused('Name one CSV file to import: --help shows how.');
  if (!company) throw new ImportRefused('Say whose products these are: --company <id>.');
  if (!currency) throw new ImportRefused('Say which currency the prices are in: --currency USD, EUR or CHF.');
  if (!category) throw new ImportRefused('Say where new products belong: --category <id>, such as fabric.');
  if (encoding && !encodings.includes(encoding.toLowerCase())) {
    throw new ImportRefused(`“${encoding}” can't be read: --encoding takes one of ${encodings.join(', ')}.`);
  }
  // A package script runs in the workspace's root, wherever it was called.
  const path = [process.cwd(), process.env.INIT_CWD ?? ''].map((it) => resolve(it, file)).find(existsSync);
  return { path: path ?? file, company, currency, category, encoding: encoding?.toLowerCase() ?? null };
}

/** A market that was never started has no tables, and this command must not create any in another database. */
async function assertMarket(db: Database, apply: boolean): Promise<void> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('company') is not null as found`,
  );
  if (!rows[0]?.found) {
    throw new ImportRefused('There is no market in this database yet: start it once with npm start.');
  }
  await migrateDatabase(db);
  if (apply) await prepareCatalogue(db);
}

/** `files` opens the market's file store. */
async function withMarket<T>(
  apply: boolean,
  work: (db: Database, files: () => Promise<FileStore>) => Promise<T>,
): Promise<T> {
  const env = readEnv(process.env);
  const { db, dataDir, stop } = await provideDatabase(env, 'tool', createLog('error'));
  try {
    await assertMarket(db, apply);
    return await work(db, () => provideFiles(env.s3, dataDir));
  } finally {
    await stop();
  }
}

async function listCompanies(): Promise<number> {
  const lines = await withMarket(false, makerLines);
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

async function run(given: Arguments, signal: AbortSignal): Promise<number> {
  const asked = required(given);
  const { apply, publish, 'fetch-images': fetchesPictures } = given;
  const text = await openText(asked.path, asked.encoding);
  return withMarket(apply, async (db, files) => {
    const settings = await prepareImport(db, { ...asked, publish }, text);
    const pictures = fetchesPictures ? { media: mediaStore(await files()) } : null;
    const progress = showProgress();
    const order = { text, settings, apply, by: operatorName(), pictures, signal, onProgress: progress.show };
    const result = await importCatalogue(db, order).finally(progress.end);
    process.stdout.write(`${reportLines(result, { settings }).join('\n')}\n`);
    return result.faultCount > 0 ? 1 : 0;
  });
}

type Stage = 'checking' | 'pictures' | 'writing';
const stages: Readonly<Record<Stage, string>> = {
  checking: 'Checking, kB',
  pictures: 'Fetching pictures',
  writing: 'Writing, kB',
};
const short = 1_000_000;

/** A progress bar for each stage, on standard error so that the report can be redirected to a file. */
function showProgress() {
  let current: { stage: Stage; bar: ReturnType<typeof progressBar> } | null = null;
  const end = () => current?.bar.end();
  const show = (stage: Stage, done: number, of: number) => {
    const unit = stage === 'pictures' ? 1 : 1000;
    // In a log, short stages need no bar.
    if (!process.stderr.isTTY && unit > 1 && of < short) return;
    if (current?.stage !== stage) {
      end();
      current = { stage, bar: progressBar(stages[stage], Math.ceil(of / unit), process.stderr) };
    }
    current.bar.update(Math.ceil(done / unit));
  };
  return { show, end };
}

async function main(): Promise<number> {
  loadSettings();
  const given = readArguments(process.argv.slice(2));
  if (given.help) {
    process.stdout.write(usage);
    return 0;
  }
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stopping.abort(new ImportRefused('Stopped: nothing was imported.')));
  }
  return given['list-companies'] ? listCompanies() : run(given, stopping.signal);
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${explained(error)}\n`);
    process.exitCode = 1;
  },
);

/** Known errors explain themselves. Others are printed with their stack; a failed query is cut, since it lists all values. */
function explained(error: unknown): string {
  if (error instanceof ImportRefused || error instanceof StartFailure) return error.message;
  const { message, stack, cause } = loggedError(error);
  return `Nothing was imported: ${(cause?.message ?? message).slice(0, 1000)}\n${cause?.stack ?? stack}`;
}
