import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { step } from '../bootstrap/step.mjs';
import { Stop } from '../bootstrap/stop.mjs';
import { againReleased } from './again.mjs';
import { archiveOf } from './archive.mjs';
import { market } from './market.mjs';
import { readOptions, readPercent, readReason } from './options.mjs';
import { compared } from './sizes.mjs';
import { untilTried } from './verdict.mjs';

const usage = `Usage: pnpm release <area> [--canary <percent>]   check, build, upload, try, give to visitors
         [--skip-gate "<why>"]                    neither check nor try; the reason is kept for ever
       pnpm release <area> --promote              give the canary to everybody
       pnpm release <area> --abort                take the canary back
       [--url <market>] [--token <token>]         or RELEASE_URL and RELEASE_TOKEN`;

const flag = { type: 'boolean', default: false };
const text = { type: 'string' };
const flags = { canary: text, 'skip-gate': text, promote: flag, abort: flag };

const liveWithinMs = 60_000;

/** Waits until visitors get the release; moving the pointer isn't enough. */
async function untilGiven({ registry }, area, version) {
  for (const since = performance.now(); performance.now() - since < liveWithinMs; await wait(50)) {
    const { areas } = await registry();
    if (areas.find((it) => it.id === area)?.version === version) return;
  }
  throw new Stop(`The market still gives another release of ${area}.`, 'Look with pnpm releases.');
}

const liveVersion = (described) => described.live?.version ?? null;

async function endCanary(target, options) {
  const now = await target.describe();
  if (!now.canary)
    throw new Stop(`mf-${options.area} has no canary.`, 'pnpm releases shows what is given to whom.');
  if (options.abort) await target.abortCanary(liveVersion(now));
  else await target.makeLive(now.canary.version, liveVersion(now));
  const version = options.abort ? now.live.version : now.canary.version;
  await untilGiven(target, options.area, version);
  console.log(`Everybody gets mf-${options.area} ${version}.`);
  return 0;
}

/** Builds the area, checks it here, sends it, and waits for the market's trial. */
async function sendNew(target, { place, name, percent, skippedGate }, before) {
  if (!skippedGate) await place.checkSource();
  await place.build();
  const folder = join(place.folder, 'dist');
  const built = await step('Verifying the build', () => place.verify(folder, target));
  const { version } = built;
  const again = againReleased(before, { name, version, percent });
  if (again === 'share') return { version, isThere: true };
  // Tests take longest, so run them only for a new build; what the change can't break, afterwards.
  const otherTests = skippedGate ? null : await place.checkRelatedTests();
  const bytes = again === 'again' ? bytesOf(before, version) : await upload(target, folder, version);
  if (skippedGate) return { ...built, bytes, found: 'neither checked nor tried' };
  const tryAgain = again === 'again' && !passed(before, version);
  const found = await step('Trying it in the live host', () =>
    untilTried(target, { name, version, tryAgain }),
  );
  return { ...built, bytes, found, otherTests };
}

async function upload(target, folder, version) {
  const archive = await archiveOf(folder);
  const { bytes } = await step(`Uploading ${(archive.length / 1024).toFixed(0)} kB`, () =>
    target.upload(version, archive),
  );
  return bytes;
}

const releaseOf = ({ releases }, version) => releases.find((it) => it.version === version);
const bytesOf = (described, version) => releaseOf(described, version).bytes;
const passed = (described, version) =>
  !['untried', 'refused'].includes(releaseOf(described, version).trial.state);

/**
 * Releases the area that a command line names, or moves its canary. `placeOf` tells of an area how it is built and
 * checked where it stands: in this workspace, or in a repository of its own.
 */
export async function release(placeOf, argv, areas) {
  const options = readOptions(usage, flags, argv, process.env, areas);
  const place = placeOf(options.name);

  const percent = readPercent(options.canary);
  const target = market(options);
  if (options.promote || options.abort) return endCanary(target, options);
  const before = await target.describe();
  const skippedGate = readReason(options['skip-gate']);
  await place.install();
  const sent = await sendNew(target, { ...options, place, percent, skippedGate }, before);
  if (sent.isThere) {
    await target.startCanary(sent.version, percent, liveVersion(before), skippedGate);
    console.log(
      `${percent} % of the visitors get ${options.name} ${sent.version}, instead of ${before.canary.percent} %.`,
    );
    return 0;
  }
  const entryBefore = await target.entryWeight();
  if (percent) await target.startCanary(sent.version, percent, liveVersion(before), skippedGate);
  else {
    await step('Giving it to visitors', async () => {
      await target.makeLive(sent.version, liveVersion(before), { skippedGate });
      await untilGiven(target, options.area, sent.version);
    });
  }
  summarize({ ...sent, ...options, percent, before, entryBefore });
  await sent.otherTests?.();
  return 0;
}

function summarize({ name, version, percent, bytes, entryBytes, entryBudget, found, before, entryBefore }) {
  const last = releaseOf(before, liveVersion(before));
  console.log(`\n${name} ${version}`);
  console.log(percent ? `  given to ${percent} % of the visitors` : '  live for everybody');
  console.log(`  ${compared('all files', bytes, last?.bytes)}`);
  console.log(`  ${compared('remote entry, gzip', entryBytes, entryBefore)} of ${entryBudget / 1024} kB`);
  for (const line of found.split('\n')) console.log(`  ${line}`);
  if (percent) console.log(`  back again: pnpm release ${name} --abort`);
  else if (before.live) console.log(`  back again: pnpm rollback ${name} ${before.live.version}`);
}
