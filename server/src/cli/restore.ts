import { existsSync } from 'node:fs';
import { restoreBackup } from '../platform/backup/index.ts';
import { dataFolderOf } from '../platform/db/provide-database.ts';
import { runProgram } from '../platform/run-program.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { figure, marketEnv, readArguments, say, whereCalled } from './command.ts';
import { openTarget } from './restore-target.ts';

const usage = `Usage: pnpm restore <file> [--force]

Makes a market of what pnpm backup wrote: in DATA_DIR, which must be empty or missing, and in the database of
DATABASE_URL, which must be empty. No server may run on it meanwhile. If it fails, nothing of it stays.

  --force   replace what is in DATA_DIR`;

const options = {
  force: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Ends the restore in order, so that nothing of it stays, when somebody stops this command. */
function endOnSignals(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => stopping.abort(new StartFailure('Stopped: nothing was restored.')));
  }
  return stopping.signal;
}

async function main(): Promise<void> {
  const { positionals, values } = readArguments(options, usage);
  if (values.help) return say(usage);
  const [named, ...more] = positionals;
  if (!named || more.length > 0) throw new StartFailure(usage);
  const file = whereCalled(named);
  if (!existsSync(file)) throw new StartFailure(`There is no file ${file}.`);
  const env = marketEnv();
  const dataDir = dataFolderOf(env);
  const { rows, files } = await restoreBackup(file, {
    open: () => openTarget(dataDir, env, values.force),
    signal: endOnSignals(),
  });
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
  say(`The market is back: ${figure(count)} rows and ${figure(files)} files, kept in ${dataDir}.`);
  say('Start it with the same DATA_DIR (and DATABASE_URL, if set).');
}

runProgram(main);
