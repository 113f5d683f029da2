import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { importRefusalWords } from 'shared-kit/contract/catalogue-import';
import { defaultLocale } from 'shared-kit/contract/languages';
import { currencies, isCurrency } from 'shared-kit/contract/money';
import { isOneOf } from 'shared-kit/contract/tables';
import { prepareCatalogue } from '../modules/catalogue/module.ts';
import {
  CommandRefused,
  encodings,
  importByCommand,
  makerLines,
  Refusal,
  reportLines,
  undoByCommand,
} from '../modules/catalogue-import/index.ts';
import type { Database } from '../platform/db/index.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { provideDatabase } from '../platform/db/provide-database.ts';
import { type Env, readEnv } from '../platform/env.ts';
import { type FileStore, provideFiles } from '../platform/files/index.ts';
import { loadSettings } from '../platform/load-settings.ts';
import { createLog } from '../platform/logging/log.ts';
import { runProgram } from '../platform/run-program.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { messageOf } from '../platform/thrown.ts';
import { operatorName } from './operator-name.ts';

const usage = `Takes the products of a table over into the market: CSV or XLSX, a Shopify or WooCommerce export, or our own.

  pnpm catalogue:import <file> --company <id> [--currency <${currencies.join('|')}>] [--category <id>]

Without --apply it only says what would change.

  --company <id>     whose products they are: a manufacturer of this market
  --currency <code>  the currency of prices that name none
  --category <id>    where new products are put whose row names no category, such as fabric
  --numbers <style>  point (1,250.50) or comma (1.250,50); without it, 1.250 and 1,250 are faults
  --mapping <name>   read the columns as the company kept them under this name
  --sheet <name>     the sheet of a workbook; the first visible one otherwise
  --apply            write, all of it in one transaction, or nothing when a row has an error
  --only-good        with --apply: write the good rows although others have errors
  --publish          publish what the file doesn't call a draft; without it, new products are drafts
  --remove-variants  remove the variants that the file doesn't name, of products of which it names some;
                     without it they stay
  --fetch-images     fetch the pictures that the file names, from public addresses only
  --encoding <name>  ${encodings.join(', ')}; found out by itself otherwise
  --undo <id>        take an import back, within 24 hours, where nothing was changed since
  --list-companies   the manufacturers of this market with their ids
`;

const options = {
  company: { type: 'string' },
  currency: { type: 'string' },
  category: { type: 'string' },
  numbers: { type: 'string' },
  mapping: { type: 'string' },
  sheet: { type: 'string' },
  apply: { type: 'boolean', default: false },
  'only-good': { type: 'boolean', default: false },
  publish: { type: 'boolean', default: false },
  'fetch-images': { type: 'boolean', default: false },
  'remove-variants': { type: 'boolean', default: false },
  encoding: { type: 'string' },
  undo: { type: 'string' },
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
    throw new CommandRefused(`${messageOf(error).split('. ')[0]}: --help lists what there is.`);
  }
}

type Arguments = ReturnType<typeof readArguments>;

function required({ files, company, currency, encoding, numbers, ...given }: Arguments) {
  const [file, ...more] = files;
  if (!file || more.length > 0) throw new CommandRefused('Name one file to import: --help shows how.');
  if (!company) throw new CommandRefused('Say whose products these are: --company <id>.');
  if (currency !== undefined && !isCurrency(currency)) {
    throw new CommandRefused(
      `“${currency}” is no currency of this market: --currency takes one of ${currencies.join(', ')}.`,
    );
  }
  if (encoding && !isOneOf(encodings, encoding.toLowerCase())) {
    throw new CommandRefused(`“${encoding}” can't be read: --encoding takes one of ${encodings.join(', ')}.`);
  }
  if (numbers !== undefined && numbers !== 'point' && numbers !== 'comma') {
    throw new CommandRefused(`“${numbers}” is no number style: --numbers takes point or comma.`);
  }
  // A package script runs in the workspace's root, wherever it was called.
  const path = [process.cwd(), process.env.INIT_CWD ?? ''].map((it) => resolve(it, file)).find(existsSync);
  return {
    path: path ?? file,
    company,
    by: operatorName(),
    apply: given.apply,
    publish: given.publish,
    onlyGood: given['only-good'],
    pictures: given['fetch-images'],
    removeVariants: given['remove-variants'],
    currency: currency ?? null,
    category: given.category ?? null,
    sheet: given.sheet ?? null,
    encoding: encoding?.toLowerCase() ?? null,
    mapping: given.mapping ?? null,
    decimalSign: numbers === undefined ? null : numbers === 'point' ? ('.' as const) : (',' as const),
  };
}

/** A market that was never started has no tables, and this command must not create any in another database. */
async function assertMarket(db: Database, writes: boolean): Promise<void> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('company') is not null as found`,
  );
  if (!rows[0]?.found) {
    throw new CommandRefused('There is no market in this database yet: start it once with npm start.');
  }
  await migrateDatabase(db);
  if (writes) await prepareCatalogue(db);
}

/** `files` opens the market's file store. */
async function withMarket<T>(
  apply: boolean,
  work: (db: Database, files: () => Promise<FileStore>, env: Env) => Promise<T>,
): Promise<T> {
  const env = readEnv(process.env);
  const { db, dataDir, stop } = await provideDatabase(env, 'tool', createLog('error'));
  try {
    await assertMarket(db, apply);
    return await work(db, () => provideFiles(env.s3, dataDir), env);
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
  return withMarket(true, async (db, files, env) => {
    const say = (step: 'checking' | 'writing') => {
      if (process.stderr.isTTY) process.stderr.write(step === 'checking' ? 'Checking …\n' : 'Writing …\n');
    };
    const report = async (done: Parameters<typeof reportLines>[1]) => {
      process.stdout.write(`${(await reportLines(db, done)).join('\n')}\n`);
    };
    const market = { db, files: await files(), env, signal, onStep: say };
    const done = await importByCommand(market, asked, report);
    return (done.counts?.faults ?? 0) > 0 ? 1 : 0;
  });
}

const undo = (id: string, signal: AbortSignal): Promise<number> =>
  withMarket(true, async (db, files) => {
    const done = await undoByCommand({ db, files: await files(), signal }, id);
    process.stdout.write(`${(await reportLines(db, done)).at(-1)}\n`);
    return 0;
  });

async function main(): Promise<number> {
  loadSettings();
  const given = readArguments(process.argv.slice(2));
  if (given.help) {
    process.stdout.write(usage);
    return 0;
  }
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stopping.abort(new CommandRefused('Stopped: nothing was imported.')));
  }
  if (given.undo !== undefined) return undo(given.undo, stopping.signal);
  return given['list-companies'] ? listCompanies() : run(given, stopping.signal);
}

/** A refused import explains itself. */
function explained(error: unknown): unknown {
  if (error instanceof CommandRefused) return new StartFailure(error.message);
  if (error instanceof Refusal) return new StartFailure(importRefusalWords(error.refusal, defaultLocale));
  return error;
}

runProgram(async () => {
  try {
    process.exitCode = await main();
  } catch (error) {
    throw explained(error);
  }
});
