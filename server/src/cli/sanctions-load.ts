import { existsSync, statSync } from 'node:fs';
import { type SanctionsSource, sanctionsSources } from 'shared-kit/contract/sanctions';
import { isOneOf } from 'shared-kit/contract/tables';
import { systemClock } from '../platform/clock.ts';
import { runProgram } from '../platform/run-program.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { figure, onMarket, readArguments, say, whereCalled } from './command.ts';
import { doneBy } from './operator-name.ts';
import { progressBar } from './progress-bar.ts';

const usage = `Usage: pnpm sanctions:load <file>... --list <name> [--date <day>] [--by <who>]

Loads a sanctions list into the market of DATABASE_URL or DATA_DIR, in the place of its older version. The running
server then screens every company again, within minutes. Name all files of a list together.

  --list <name>  eu            the EU's consolidated list, its CSV in full
                 un            the Security Council's consolidated list, XML
                 ofac          sdn.csv with alt.csv, and cons_prim.csv with cons_alt.csv
                 uk            the UK sanctions list, CSV
                 seco          the consolidated list of Switzerland, XML
                 masak         a sheet of frozen assets of Türkiye, saved as CSV with semicolons in UTF-8
                 opensanctions targets.simple.csv, which takes a licence
  --date <day>   the day of the list as 2026-11-23; needed where its files don't say it: ofac and masak
  --by <who>     who loads it; default the name of this account on this machine`;

const options = {
  list: { type: 'string' },
  date: { type: 'string' },
  by: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const isSource = (name: string): name is SanctionsSource => isOneOf(sanctionsSources, name);
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(new Date(`${text}T00:00:00Z`).getTime());

function readWish() {
  const { positionals, values } = readArguments(options, usage);
  if (values.help) return null;
  const { list, date = null } = values;
  if (positionals.length === 0) throw new StartFailure(usage);
  if (!list || !isSource(list)) {
    throw new StartFailure(`Say which list it is with --list: ${sanctionsSources.join(', ')}.`);
  }
  if (date !== null && !isDay(date)) throw new StartFailure('Write --date as 2026-11-23.');
  const files = positionals.map(whereCalled);
  const missing = files.find((it) => !existsSync(it));
  if (missing) throw new StartFailure(`There is no file ${missing}.`);
  const by = doneBy(values.by);
  return { source: list, files, date, by };
}

async function main(): Promise<void> {
  const wish = readWish();
  if (!wish) return say(usage);
  const { ListRefused, loadList } = await import('../modules/sanctions/index.ts');
  const size = wish.files.reduce((sum, file) => sum + statSync(file).size, 0);
  await onMarket(async ({ db }) => {
    const bar = progressBar('Bytes', size, process.stdout);
    try {
      const loading = { ...wish, now: systemClock(), progress: bar.update };
      const { source, names, date } = await loadList(db, loading);
      bar.end();
      say(
        `${source}: ${figure(names)} names of ${date} are loaded. Companies are screened again by the server.`,
      );
    } catch (error) {
      bar.end();
      if (!(error instanceof ListRefused)) throw error;
      throw new StartFailure(`Nothing was loaded, and an older version stays. ${error.message}`);
    }
  });
}

runProgram(main);
