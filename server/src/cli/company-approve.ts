import { systemClock } from '../platform/clock.ts';
import { runProgram } from '../platform/run-program.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { marketOrigin, onMarket, readArguments, say } from './command.ts';
import { doneBy } from './operator-name.ts';

const usage = `Usage: pnpm company:approve <company> --reason <why> [--by <who>]
       pnpm company:approve --list

Lets a company trade, on the market of DATABASE_URL or DATA_DIR, keeps who decided so, and tells its people. A company
is named by its id, its tax number, or the e-mail address of one of its people. It is approved even if documents are
missing, which staff can't do on their page; so the reason is needed.

  --reason <why>  kept with the decision
  --by <who>      who decides; default the name of this account on this machine
  --list          the companies that wait for a decision, the longest waiting first`;

const options = {
  reason: { type: 'string' },
  by: { type: 'string' },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const work = () => import('./approve-company.ts');

async function main(): Promise<void> {
  const { positionals, values } = readArguments(options, usage);
  if (values.help) return say(usage);
  const [named, ...more] = positionals;
  if (values.list && !named) {
    const { listThoseWaiting } = await work();
    return onMarket(({ db }) => listThoseWaiting(db));
  }
  if (!named || more.length > 0) throw new StartFailure(usage);
  const actor = doneBy(values.by);
  const reason = values.reason?.trim().slice(0, 1000);
  if (!reason) throw new StartFailure(`Say why with --reason: it is kept with the decision.\n\n${usage}`);
  const { approve } = await work();
  await onMarket(async ({ db, env }) => {
    const parts = { db, clock: systemClock, brandName: env.public.brandName, origin: marketOrigin(env) };
    say(await db.transaction((tx) => approve(tx, parts, named, { actor, reason })));
  });
}

runProgram(main);
