import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './bootstrap/build.mjs';
import { alone } from './bootstrap/lock.mjs';
import { root } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { main, Stop } from './bootstrap/stop.mjs';

const file = join(root, 'shared-kit/offered-names.json');
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The names without which areas that were released before can't run. */
const gone = (before, now) =>
  Object.entries(before).flatMap(([entry, names]) =>
    names.filter((name) => !now[entry]?.includes(name)).map((name) => `${name} of ${entry}`),
  );

/** Writes down what the shared entries and the API offer. A name leaves them only when the contract takes a step. */
await main(async () => {
  await alone(() => build());
  const { areaContract } = await import('../shared-kit/src/contract/areas/area-contract.ts');
  const { theApi } = await import('../shared-kit/src/contract/endpoints/endpoint-name.ts');
  const { offers } = read(join(root, 'host/dist/host.json'));
  const names = Object.fromEntries(
    Object.entries(offers).filter(([entry]) => entry.startsWith('shared-kit/') || entry === theApi),
  );
  const last = read(file);
  const lost = areaContract > last.contract ? [] : gone(last.names, names);
  if (lost.length > 0) {
    throw new Stop(
      `Released areas may use what is gone: ${lost.join(', ')}.`,
      'Keep it beside what replaces it, or raise areaContract in shared-kit/src/contract/areas/area-contract.ts.',
    );
  }
  writeFileSync(file, `${JSON.stringify({ contract: areaContract, names }, null, 2)}\n`);
  const { code } = await run(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], {
    cwd: root,
  });
  return code;
});
