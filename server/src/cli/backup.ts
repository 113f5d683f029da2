import { createWriteStream, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf } from 'shared-kit/contract/tables';
import { storedFiles, writeBackup } from '../platform/backup/index.ts';
import { runProgram } from '../platform/run-program.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { messageOf } from '../platform/thrown.ts';
import { figure, onMarket, readArguments, say, whereCalled } from './command.ts';

const usage = `Usage: pnpm backup <file> [--force]

Writes the whole market of DATABASE_URL or DATA_DIR into one packed file, as it is at one moment: all tables, the files
of releases and uploads, and the secret that signs sessions. The market may go on meanwhile. Whoever has the file has
everything: keep it as you keep the database. pnpm restore takes it back.

  --force   replace a file of that name`;

const options = {
  force: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** The secret that signs sessions, if it is kept with the data. */
function secretIn(dataDir: string): string | null {
  const file = join(dataDir, 'session-secret');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

async function main(): Promise<void> {
  const { positionals, values } = readArguments(options, usage);
  if (values.help) return say(usage);
  const [named, ...more] = positionals;
  if (!named || more.length > 0) throw new StartFailure(usage);
  const file = whereCalled(named);
  if (existsSync(file) && !values.force) {
    throw new StartFailure(`${file} is there already: name another file, or replace it with --force.`);
  }
  const since = performance.now();
  await onMarket(async ({ db, dataDir, env }) => {
    // An interrupted backup never has the name of a complete one.
    const unfinished = `${file}.unfinished`;
    const files = env.s3 ? null : storedFiles(dataDir);
    try {
      const to = createWriteStream(unfinished, { mode: 0o600 });
      const told = await writeBackup({ db, files, secret: secretIn(dataDir), now: new Date() }, to);
      renameSync(unfinished, file);
      const tables = Object.values(told.rows);
      const rows = tables.reduce((sum, count) => sum + count, 0);
      const megabytes = (statSync(file).size / 1_000_000).toFixed(1);
      const seconds = ((performance.now() - since) / 1000).toFixed(1);
      say(`${figure(rows)} rows of ${tables.length} tables and ${figure(told.files)} files are in ${file}:`);
      say(`${megabytes} MB in ${seconds} s. Whoever has it has everything, passwords' hashes too.`);
      if (env.s3) say('Releases and uploads are in the bucket: back that up by its own means.');
    } catch (error) {
      rmSync(unfinished, { force: true });
      if (fieldsOf(error).syscall === undefined) throw error;
      throw new StartFailure(`${file} can't be written: ${messageOf(error)}.`, { cause: error });
    }
  });
}

runProgram(main);
