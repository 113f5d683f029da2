import { listDeviations } from '../modules/financing/index.ts';
import { runProgram } from '../platform/run-program.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { onMarket, readArguments, say } from './command.ts';

const usage = `Usage: pnpm financing:deviations

Lists what of the financing on the market of DATABASE_URL or DATA_DIR doesn't agree: offers whose figures miss the
purchase, closed financing that was not paid out in full, and schedules of an earlier arithmetic. Nothing is changed: what
was agreed stays. An offer that is blocked can't be accepted, confirmed or signed until its bank revises it. Amounts are
between buyer and bank, and are not shown.`;

const options = { help: { type: 'boolean', short: 'h', default: false } } as const;

async function main(): Promise<void> {
  const { positionals, values } = readArguments(options, usage);
  if (values.help) return say(usage);
  if (positionals.length > 0) throw new StartFailure(usage);
  await onMarket(async ({ db }) => {
    const found = await listDeviations(db);
    for (const { number, bank, state, of, differs, isBlocked } of found)
      say(`${number}  ${state.padEnd(15)}  ${bank}, ${of}: ${differs}${isBlocked ? ' (blocked)' : ''}`);
    if (found.length === 0) say('All figures of financing agree.');
  });
}

runProgram(main);
