import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { kitModule } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { marketNode, quickEnvironment } from '../bootstrap/runtime.mjs';
import { Stop } from '../bootstrap/stop.mjs';

const usage = 'Usage: pnpm create-area <name>, such as pnpm create-area logistics';

/** The front doors of areas, which declare their routes. */
const areaDoors = (root) =>
  readdirSync(root)
    .filter((folder) => folder.startsWith('mf-'))
    .map((folder) => join(root, folder, 'src/area.ts'))
    .filter((file) => existsSync(file));

/** Reads the area's id by the market's own rule; no area of this checkout may have its address. */
export async function readAreaName(text, root) {
  if (!text) throw new Stop('No area is named.', usage);
  const name = text.replace(/^mf-/, '');
  if (existsSync(join(root, `mf-${name}`))) throw new Stop(`mf-${name} exists already.`, usage);
  const fault = await faultOfAreaId(name);
  if (fault) throw new Stop(fault, 'Choose another word.');
  const routes = areaDoors(root).map((file) => readFileSync(file, 'utf8'));
  if (new RegExp(`'(${name}|/${name}(/.*)?)'`).test(routes.join('\n')))
    throw new Stop(`/${name} is an address that another area has.`, 'Choose another word.');
  return name;
}

/** The contract is written in TypeScript, which only the market's own Node runs. */
async function faultOfAreaId(id) {
  const contract = pathToFileURL(kitModule('contract/routes/index')).href;
  const script = `const { faultOfAreaId } = await import(${JSON.stringify(contract)});
    console.log(JSON.stringify(faultOfAreaId(${JSON.stringify(id)})));`;
  const { code, output } = await run(marketNode(), ['--input-type=module', '--eval', script], {
    env: { ...quickEnvironment(), NODE_NO_WARNINGS: '1' },
    quiet: true,
  });
  if (code !== 0) throw new Stop(`The name could not be read:\n${output}`, 'pnpm check says what is wrong.');
  return JSON.parse(output);
}
