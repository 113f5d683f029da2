import { setTimeout as wait } from 'node:timers/promises';
import { Stop } from '../bootstrap/stop.mjs';

const lookedAtEveryMs = 250;
const askAgain = 'The same command tries it once more. What visitors get did not change.';

const trialOf = async (target, version) =>
  (await target.describe()).releases.find((it) => it.version === version)?.trial;

/**
 * Waits for the market's trial of an uploaded release, or until its changed pages have passed. Returns what it tells of
 * it; throws with its faults.
 */
export async function untilTried(target, { name, version, tryAgain }) {
  if (tryAgain) await target.askForTrial(version);
  let trial = await trialOf(target, version);
  let isWaitSaid = false;
  while (trial?.askedAt && trial.state !== 'changes-tried') {
    if (!trial.startedAt && !isWaitSaid) {
      console.log('  it waits for the trial of another release');
      isWaitSaid = true;
    }
    await wait(lookedAtEveryMs);
    trial = await trialOf(target, version);
  }
  return verdictOn(trial, { name, version });
}

function verdictOn(trial, { name, version }) {
  const faults = (trial?.faults ?? []).map((it) => `  ${it}`).join('\n');
  switch (trial?.state) {
    case 'changes-tried':
      return [
        'its changed pages have passed; the trial of the rest goes on, and a fault takes it back',
        `pnpm releases ${name} tells how it ends`,
      ].join('\n');
    case 'tried': {
      const { pages, roles, seconds, pressed, unpressed } = trial.figures;
      return [
        `${pages} pages rendered as ${roles} roles in ${seconds} s`,
        `${pressed} buttons pressed, ${unpressed.length} not${unpressed.length > 0 ? ':' : ''}`,
        ...unpressed.map((it) => `  ${it}`),
      ].join('\n');
    }
    case 'refused':
      throw new Stop(
        `${name} ${version} doesn't work in the live host, so nobody gets it:\n${faults}`,
        `Mend it and release again. If it was the market: ${askAgain}`,
      );
    case 'untried':
    case undefined:
      throw new Stop(
        `The market didn't try ${name} ${version}, so nobody gets it:\n${faults}`,
        `${askAgain} --skip-gate "<why>" releases it untried, which is told for ever.`,
      );
    default:
      return `not tried: it is ${trial.state}`;
  }
}
