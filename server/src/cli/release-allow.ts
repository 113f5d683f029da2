import { type HeldTrialState, isHeldTrialState, releaseReasonMaxLength } from 'shared-kit/contract/releases';
import { systemClock } from '../platform/clock.ts';
import { runProgram } from '../platform/run-program.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { marketOrigin, onMarket, readArguments, say } from './command.ts';
import { operatorName } from './operator-name.ts';

const usage = `Usage: pnpm release:allow <area> <version> --reason "<why>"

Lets a team give a release that the market has not tried, or that its trial refused, on the market of DATABASE_URL or
DATA_DIR. Visitors don't get it by this: the team releases it as ever. The reason is kept for ever and mailed to the staff.`;

const was: Readonly<Record<HeldTrialState, string>> = {
  untried: 'was not tried',
  refused: 'was refused by its trial',
};

async function main(): Promise<void> {
  const { positionals, values } = readArguments({ reason: { type: 'string' } }, usage);
  const [named, version, ...more] = positionals;
  if (!named || !version || more.length > 0) throw new StartFailure(usage);
  const area = named.replace(/^mf-/, '');
  const reason = values.reason?.trim();
  if (!reason) throw new StartFailure(`Say why with --reason: it is kept for ever.\n\n${usage}`);
  if (reason.length > releaseReasonMaxLength)
    throw new StartFailure(
      `The reason may have ${releaseReasonMaxLength} characters; it has ${reason.length}.`,
    );
  const { allowRelease } = await import('../modules/releases/index.ts');
  const { AppError } = await import('../platform/http/index.ts');
  const state = await onMarket(({ db, env }) => {
    const parts = { db, clock: systemClock, brandName: env.public.brandName, origin: marketOrigin(env) };
    return allowRelease({ area, version }, { by: operatorName(), reason, parts }).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'release.not-found')) throw error;
      throw new StartFailure(
        `mf-${area} has no release ${version}: pnpm releases mf-${area} shows what is kept.`,
      );
    });
  });
  say(
    isHeldTrialState(state)
      ? `mf-${area} ${version} ${was[state]}. Its team may give it now: pnpm rollback mf-${area} ${version}`
      : `mf-${area} ${version} may be given already: nothing was changed.`,
  );
}

runProgram(main);
