import { Stop } from '../bootstrap/stop.mjs';
import { market } from './market.mjs';
import { readOptions } from './options.mjs';

const usage = `Usage: pnpm rollback <area> [version] [--reason <why>]   the one before, where no version is named
       [--url <market>] [--token <token>]   or RELEASE_URL and RELEASE_TOKEN`;

/** Gives visitors an earlier release of an area again. */
export async function rollback(argv, areas) {
  const options = readOptions(usage, { reason: { type: 'string' } }, argv, process.env, areas);
  const target = market(options);
  const now = await target.describe();
  const version = options.rest[0] ?? now.previous;
  if (!version)
    throw new Stop(
      `No other release of ${options.name} that may be given was live before.`,
      `pnpm releases ${options.name} shows what there is.`,
    );
  if (version === now.live?.version) throw new Stop(`${version} is live already.`, usage);
  await target.makeLive(version, now.live?.version ?? null, { reason: options.reason });
  console.log(`${options.name} is back at ${version}${now.live ? `, from ${now.live.version}` : ''}.`);
  return 0;
}
