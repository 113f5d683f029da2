import { existsSync } from 'node:fs';
import { systemClock } from '../platform/clock.ts';
import { runProgram } from '../platform/run-program.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { figure, onMarket, readArguments, say, whereCalled } from './command.ts';
import { operatorName } from './operator-name.ts';

const usage = `Usage: pnpm embargoes:load <file>

Replaces the market's table of embargoes on the market of DATABASE_URL or DATA_DIR. A request for such goods can't be
submitted from then on. The file is a CSV with these columns:

  country  where the goods may not go, as TR
  hs       the first 2 to 10 digits of their HS codes; empty for all goods
  from     the first day, as 2026-11-23
  until    the last day; empty while none is known
  source   the law that says so

A file with headings alone ends all embargoes.`;

const options = { help: { type: 'boolean', short: 'h', default: false } } as const;

async function main(): Promise<void> {
  const { positionals, values } = readArguments(options, usage);
  if (values.help) return say(usage);
  const [named, ...more] = positionals;
  if (named === undefined || more.length > 0) throw new StartFailure(usage);
  const file = whereCalled(named);
  if (!existsSync(file)) throw new StartFailure(`There is no file ${file}.`);
  const { EmbargoesRefused, loadEmbargoes } = await import('../modules/embargoes/index.ts');
  await onMarket(async ({ db }) => {
    try {
      const count = await loadEmbargoes(db, { file, by: operatorName(), now: systemClock() });
      say(`${figure(count)} embargoes are in force or to come. Requests are held against them from now on.`);
    } catch (error) {
      if (!(error instanceof EmbargoesRefused)) throw error;
      throw new StartFailure(`Nothing was loaded. ${error.message}`);
    }
  });
}

runProgram(main);
