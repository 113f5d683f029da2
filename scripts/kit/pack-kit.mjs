import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../bootstrap/content-hash.mjs';
import { root } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { toolEnvironment } from '../bootstrap/runtime.mjs';
import { Stop } from '../bootstrap/stop.mjs';
import { commandFiles, commandModules } from './command-modules.mjs';
import { packedPackage } from './packed-package.mjs';

const kit = join(root, 'shared-kit');
const folder = join(root, 'node_modules/.cache/tezgah/kit');

/** Runs a program whose output matters only if it fails. */
async function must(what, command, args, cwd) {
  const { code, output } = await run(command, args, { cwd, env: toolEnvironment(), quiet: true });
  if (code !== 0) throw new Stop(`${what}:\n${output}`, 'pnpm check says what is wrong.');
  return output;
}

/** Style sheets, messages, fonts: all that the compiler leaves where it is. */
function copyTheRest() {
  const isOther = (path) => !/(?<!\.d)\.(tsx?|mjs)$/.test(path);
  for (const file of filesBelow([join(kit, 'src')], isOther))
    cpSync(file, join(folder, 'dist', relative(join(kit, 'src'), file)));
}

/** Copies the commands for areas. */
function copyCommands() {
  for (const it of [...commandModules(), ...commandFiles])
    cpSync(join(root, it), join(folder, it), { recursive: true });
}

/** Compiles the kit and packs it for areas outside of this repository; returns the file. */
export async function packKit(destination) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  mkdirSync(destination, { recursive: true });
  const tsc = join(root, 'node_modules/.bin/tsc');
  const project = join(kit, 'tsconfig.package.json');
  await must('The kit does not compile', tsc, ['-p', project, '--outDir', join(folder, 'dist')], kit);
  copyTheRest();
  copyCommands();
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packedPackage(), null, 2)}\n`);
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination];
  const told = await must('The kit could not be packed', 'npm', args, folder);
  const [{ filename }] = JSON.parse(told.slice(told.indexOf('[')));
  return join(destination, filename);
}
