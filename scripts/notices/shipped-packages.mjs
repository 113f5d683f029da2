import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPackage, workspacePackages } from '../bootstrap/workspace.mjs';

/** Tools of a build that put code or files of their own into what it makes. */
const tools = {
  '@fontsource-variable/archivo': 'shared-kit',
  '@module-federation/inject-external-runtime-core-plugin':
    'shared-kit/node_modules/@module-federation/enhanced',
  '@rspack/core': 'shared-kit',
};

/** Licences of packages that only say them in a file. */
const unstated = { 'png-js': 'MIT' };

const read = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The installed folder of a package, as Node finds it; undefined if this machine has none. */
function folderOf(name, from) {
  for (let at = realpathSync(from); ; at = dirname(at)) {
    const found = join(at, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    if (at === dirname(at)) return undefined;
  }
}

/**
 * Every installed package of another author that browsers get or the server runs, by name. `onePlatform` says whether
 * it is installed on some machines only.
 */
export function shippedPackages(root) {
  const found = new Map();
  const take = (name, from, { isOptional, needs = true }) => {
    const folder = folderOf(name, from);
    if (!folder && !isOptional) throw new Error(`${name}, which ${from} needs, is not installed`);
    if (!folder || found.has(folder)) return;
    const { version, license = unstated[name], author, os, cpu, ...rest } = read(folder);
    found.set(folder, { name, version, license, author, folder, onePlatform: Boolean(os ?? cpu) });
    if (needs) takeAll(rest, folder);
  };
  const takeAll = ({ dependencies = {}, optionalDependencies = {} }, from, isOurs = () => false) => {
    // npm repeats optional packages among the others.
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }).filter((it) => !isOurs(it)))
      take(name, from, { isOptional: name in optionalDependencies });
  };
  const ours = workspacePackages(root);
  for (const name of ours) takeAll(readPackage(name, root), join(root, name), (it) => ours.includes(it));
  for (const [name, from] of Object.entries(tools))
    take(name, join(root, from), { isOptional: false, needs: false });
  return unique([...found.values()]);
}

/** A package may be installed several times, with different peers. */
const unique = (packages) =>
  [...new Map(packages.map((it) => [`${it.name} ${it.version}`, it])).entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, it]) => it);

const isNotice = (file) => /licen[cs]e|copying|notice/i.test(file) && !/\.(?!md|txt|mit)\w+$/i.test(file);

/** The texts of licences and notices in a package, in the order of their files' names. */
export const noticesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((it) => {
      const path = join(folder, it.name);
      if (it.isDirectory()) return it.name === 'node_modules' ? [] : noticesIn(path);
      return isNotice(it.name) ? [readFileSync(path, 'utf8')] : [];
    });
