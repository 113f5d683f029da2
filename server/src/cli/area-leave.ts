import { shippedAreas } from 'shared-kit/contract/areas';
import { releaseReasonMaxLength } from 'shared-kit/contract/releases';
import { runProgram } from '../platform/run-program.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { onMarket, readArguments, say } from './command.ts';
import { operatorName } from './operator-name.ts';

const usage = `Usage: pnpm area:leave <area> --reason "<why>"

Takes an area that joined by a token from all visitors, and revokes its tokens, on the market of DATABASE_URL or DATA_DIR.
Its pages are not found any more, and open tabs learn of it. Its releases are kept as others that nobody gets.`;

async function main(): Promise<void> {
  const { positionals, values } = readArguments({ reason: { type: 'string' } }, usage);
  const [named, ...more] = positionals;
  if (!named || more.length > 0) throw new StartFailure(usage);
  const area = named.replace(/^mf-/, '');
  if (shippedAreas.some((it) => it === area))
    throw new StartFailure(`mf-${area} is one of the areas that the market is shipped with: it stays.`);
  const reason = values.reason?.trim();
  if (!reason) throw new StartFailure(`Say why with --reason: it is kept for ever.\n\n${usage}`);
  if (reason.length > releaseReasonMaxLength)
    throw new StartFailure(
      `The reason may have ${releaseReasonMaxLength} characters; it has ${reason.length}.`,
    );
  const { knownAreas, leaveMarket } = await import('../modules/releases/index.ts');
  const { version, tokens } = await onMarket(async ({ db }) => {
    if (!(await knownAreas(db)).includes(area)) throw new StartFailure(`This market has no area ${named}.`);
    return leaveMarket(db, { area, by: operatorName(), reason });
  });
  say(version ? `mf-${area} ${version} has left this market.` : `Nobody got anything of mf-${area}.`);
  say(`Tokens that were revoked: ${tokens}.`);
}

runProgram(main);
