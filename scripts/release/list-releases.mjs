import { failureLines } from './failure-lines.mjs';
import { market } from './market.mjs';
import { readOptions } from './options.mjs';
import { trialLines } from './trial-lines.mjs';

const usage = `Usage: pnpm releases <area> [--failures]   --failures lists what broke in browsers, of 30 days
       [--url <market>] [--token <token>]   or RELEASE_URL and RELEASE_TOKEN`;

const day = (iso) => iso.slice(0, 16).replace('T', ' ');

function stateOf({ version, collected }, { live, canary }) {
  if (version === live?.version) return 'live';
  if (version === canary?.version) return `canary, ${canary.percent} %`;
  return collected ? 'removed' : '';
}

/** Prints what an area released, and what became of it. */
export async function listReleases(argv, areas) {
  const options = readOptions(
    usage,
    { failures: { type: 'boolean', default: false } },
    argv,
    process.env,
    areas,
  );
  if (options.failures) {
    const { failures } = await market(options).failures();
    console.log(failureLines(options.name, failures).join('\n'));
    return 0;
  }
  const described = await market(options).describe();
  const { releases, events, refusedUploads = [] } = described;
  if (releases.length === 0) console.log(`Nothing of ${options.name} was released yet.`);
  for (const it of releases) {
    const size = `${(it.bytes / 1024).toFixed(0)} kB`.padStart(9);
    const [trial, ...more] = trialLines(it.trial);
    const state = [stateOf(it, described), trial].filter(Boolean).join(', ');
    console.log(`${day(it.publishedAt)}  ${it.version.padEnd(28)} ${size}  ${state}`);
    for (const line of more) console.log(`${' '.repeat(18)}${line}`);
  }
  if (refusedUploads.length > 0) console.log('\nRefused uploads, of 30 days:');
  for (const { at, version, code, detail, by } of refusedUploads) {
    console.log(`${day(at)}  ${version}  by ${by}: ${code}`);
    for (const line of detail?.split('\n') ?? []) console.log(`${' '.repeat(18)}${line}`);
  }
  if (events.length > 0) console.log('\nWhat was done:');
  for (const { at, action, version, previous, actor, reason, skippedGate } of events) {
    const over = previous && previous !== version ? ` over ${previous}` : '';
    console.log(
      `${day(at)}  ${action.padEnd(8)}  ${version}${over}  by ${actor}${reason ? `: ${reason}` : ''}`,
    );
    if (skippedGate) console.log(`${' '.repeat(28)}without the gate: ${skippedGate}`);
  }
  return 0;
}
