import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './bootstrap/install.mjs';
import { alone } from './bootstrap/lock.mjs';
import { root } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { checkOwnNode, marketNode, toolEnvironment } from './bootstrap/runtime.mjs';
import { main, Stop } from './bootstrap/stop.mjs';
import { builtPackages, readPackage } from './bootstrap/workspace.mjs';
import { readAreaName } from './create-area/area-name.mjs';
import { withImporter } from './create-area/lockfile.mjs';
import { template, writeArea } from './create-area/write-area.mjs';

const packagesOf = ({ dependencies, devDependencies }) => JSON.stringify([dependencies, devDependencies]);

function lockfileWith(name) {
  const wanted = packagesOf(JSON.parse(readFileSync(join(template, 'package.json'), 'utf8')));
  const like = builtPackages().find((it) => packagesOf(readPackage(it)) === wanted);
  const lockfile =
    like && withImporter(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'), like, `mf-${name}`);
  if (!lockfile) throw new Stop('No area has the packages of the template.', 'Nothing was created.');
  return lockfile;
}

/** A longer or shorter name may change line breaks. */
async function format(folder) {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { code, output } = await run(marketNode(), [biome, 'check', '--write', folder], {
    cwd: root,
    env: toolEnvironment(),
    quiet: true,
  });
  if (code !== 0)
    throw new Stop(`The new area could not be formatted:\n${output}`, 'pnpm check says what is wrong.');
}

await main(async () => {
  checkOwnNode();
  const args = process.argv.slice(2).filter((it) => it !== '--');
  const mayInstall = !args.includes('--no-install');
  const name = await readAreaName(
    args.find((it) => !it.startsWith('--')),
    root,
  );
  const lockfile = lockfileWith(name);
  writeArea(name, join(root, `mf-${name}`));
  writeFileSync(join(root, 'pnpm-lock.yaml'), lockfile);
  await format(`mf-${name}`);
  if (mayInstall) await alone(install);
  console.log(`mf-${name} is there, with its packages in pnpm-lock.yaml. Go on with`);
  console.log(`  pnpm dev mf-${name}       to work on it`);
  console.log(`  pnpm release mf-${name}   to let it join a running market, by a token of its operator`);
  console.log('docs/area-guide.md says the rest: more pages, and panels in slots of other areas’ pages.');
  return 0;
});
