import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentsOf, hashOf } from './content-hash.mjs';
import { root } from './root.mjs';
import { atMost, run } from './run.mjs';
import { marketNode, toolEnvironment } from './runtime.mjs';
import { readStamp, writeStamp } from './stamp.mjs';
import { seconds, step } from './step.mjs';
import { Stop } from './stop.mjs';
import { builtPackages, readPackage } from './workspace.mjs';

const isSource = (path) => !/\.(test|stories)\.\w+$/.test(path);
const below = (...parts) => join(root, ...parts);

let readByAll;

/** Everything that one package's build reads: its folder, the kit, and files that fix versions and settings. */
function sourceState(name) {
  // Read once: most of it is the same for all packages.
  readByAll ??= contentsOf(
    root,
    ['shared-kit', 'tsconfig.base.json', 'pnpm-lock.yaml'].map((it) => below(it)),
    isSource,
  );
  return hashOf([...contentsOf(root, [below(name)], isSource), ...readByAll]);
}

const production = {
  name: 'production',
  script: 'build',
  folder: 'dist',
  stamp: (name) => `built-${name}`,
};
const development = {
  name: 'development',
  script: 'build:development',
  folder: 'dist-dev',
  stamp: (name) => `built-${name}-for-development`,
};

const isBuilt = (name, state, { folder, stamp } = production) =>
  existsSync(below(name, folder)) && readStamp(stamp(name)) === state;

async function buildOne(name, state, mode = production) {
  const since = performance.now();
  const { code, output } = await run(marketNode(), ['--run', mode.script], {
    cwd: below(name),
    env: { ...toolEnvironment(below(name)), NODE_ENV: mode.name },
    quiet: true,
  });
  if (code !== 0) {
    console.error(output);
    throw new Stop(`The build of ${name} failed.`, 'Its output stands above.');
  }
  writeStamp(mode.stamp(name), state);
  console.log(`  ${name} in ${seconds(since)}`);
}

/** Builds the host and areas, or only the named ones, if their sources changed since the last build; two at a time. */
export async function build({ force = false, only = builtPackages() } = {}) {
  const due = only
    .filter((name) => readPackage(name).scripts?.build)
    .map((name) => ({ name, state: sourceState(name) }))
    .filter(({ name, state }) => force || !isBuilt(name, state));
  if (due.length === 0) return;
  await step(`Building ${due.map((it) => it.name).join(', ')}`, () =>
    atMost(2, due, ({ name, state }) => buildOne(name, state)),
  );
}

/** Makes a package's development build if its sources changed. */
export async function buildForDevelopment(name) {
  const state = sourceState(name);
  if (isBuilt(name, state, development)) return;
  await step(`Building ${name} for development`, () => buildOne(name, state, development));
}

/** Call it when another program builds into the same folder. */
export const forgetDevelopmentBuild = (name) => writeStamp(development.stamp(name), '');
