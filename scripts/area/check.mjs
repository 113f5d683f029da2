import { join } from 'node:path';
import { tools } from '../bootstrap/root.mjs';
import { step } from '../bootstrap/step.mjs';
import { market } from '../release/market.mjs';
import { readOptions } from '../release/options.mjs';
import { compared } from '../release/sizes.mjs';
import { ownRepository } from './own-repository.mjs';

const usage = `Usage: tezgah-area check   types, messages and the build, and whether the running market would take it
       [--url <market>] [--token <token>]   or RELEASE_URL and RELEASE_TOKEN`;

/** Checks an area as its release would, without releasing it. */
export async function check(argv) {
  const [name] = argv;
  const options = readOptions(usage, {}, argv, process.env, [name]);
  const area = ownRepository(name);
  await area.checkSource();
  await area.build();
  const { version, entryBytes, entryBudget } = await step(
    `Asking ${options.url} whether it would take it`,
    () => area.verify(join(tools, 'dist'), market(options)),
  );
  console.log(`\n${name} ${version} fits the host that runs`);
  console.log(`  ${compared('remote entry, gzip', entryBytes)} of ${entryBudget / 1024} kB`);
  return 0;
}
