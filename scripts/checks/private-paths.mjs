import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspacePackages } from '../bootstrap/workspace.mjs';
import { trackedFiles } from './tracked-files.mjs';

/** Beside each package.json: what we use of libraries although they don't promise it, why, and the test that notices. */
const list = 'private-paths.json';

const isSource = (path) => /\.(tsx?|mjs)$/.test(path) && !/\.(test|stories)\.\w+$/.test(path);

/** Words of the platform, of React's and the bundler's manuals, and an address of ours. */
const promised = /^__(?:html|proto_\w*|Secure|webpack_hash__|webpack_public_path__|federation)$/;
/** Signs of something private that is no path: names with underscores, and how the bundler names its own modules. */
const signs = [
  /\b__[A-Za-z]\w*/g,
  /\bUNSAFE_\w+/g,
  /\bunstable_\w+/g,
  /\b_private_\w+/g,
  /\brspackChunk/g,
  /\b(?:consume|provide) shared module/g,
  /data:text\\?\/javascript/g,
];

/** A path inside a dependency: `library/sub/path` or `node_modules/library/sub/path` in quotes. */
const path = /['"`](?:[^'"`]*node_modules\/)?((?:@[\w.-]+\/)?[\w.-]+)\/([\w@./-]+)['"`]/g;

/**
 * Finds what our sources use of libraries without a promise, and what isn't listed with its reason and its test. A
 * library promises the paths that its `exports` and `bin` name.
 */
export async function checkPrivatePaths(root) {
  const files = trackedFiles(root).filter(isSource);
  const packages = workspacePackages(root);
  const isIn = (name) => (file) => file.startsWith(`${name}/`);
  const rest = files.filter((file) => !packages.some((name) => isIn(name)(file)));
  return [
    ...packages.flatMap((name) => problemsOf(root, `${name}/`, files.filter(isIn(name)))),
    ...problemsOf(root, '', rest, packages),
  ];
}

/** These files may also import the dependencies of the packages `others`, as scripts at the root do. */
function problemsOf(root, folder, files, others = []) {
  const listed = read(join(root, folder, list)) ?? {};
  const dependencies = new Map([folder, ...others].flatMap((it) => dependenciesOf(join(root, it))));
  const used = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...privatePartsOf(text, dependencies)].map((part) => ({ file, part }));
  });
  const keyOf = (part) => Object.keys(listed).find((key) => isNamedBy(key, part));
  return [
    ...used
      .filter(({ part }) => !keyOf(part))
      .map(
        ({ file, part }) =>
          `${file} relies on ${part}, which its library doesn't promise: list it in ${folder}${list}`,
      ),
    ...Object.entries(listed).flatMap(([key, entry]) => {
      const isUsed = used.some(({ part }) => isNamedBy(key, part));
      return faultsOf(root, `${folder}${list}: ${key}`, entry, isUsed);
    }),
  ];
}

/** A key may end with a star, for many files of one kind. */
const isNamedBy = (key, part) => (key.endsWith('*') ? part.startsWith(key.slice(0, -1)) : key === part);

function faultsOf(root, what, { why, test }, isUsed) {
  return [
    ...(isUsed ? [] : [`${what} is used nowhere`]),
    ...(why ? [] : [`${what} has no reason`]),
    ...(test && existsSync(join(root, test)) ? [] : [`${what} has no test: ${test} is missing`]),
  ];
}

function privatePartsOf(text, dependencies) {
  const paths = [...text.matchAll(path)]
    .filter(([, library, sub]) => dependencies.has(library) && !isPromised(dependencies.get(library), sub))
    .map(([, library, sub]) => `${library}/${sub}`);
  const names = signs.flatMap((sign) => text.match(sign) ?? []).filter((it) => !promised.test(it));
  return new Set([...paths, ...names]);
}

/** The package.json of each library that a package names. */
function dependenciesOf(folder) {
  const { dependencies, devDependencies } = read(join(folder, 'package.json')) ?? {};
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter((it) => it !== 'shared-kit');
  return names.map((it) => [it, read(join(folder, 'node_modules', it, 'package.json')) ?? {}]);
}

function isPromised({ exports, bin }, sub) {
  if (sub === 'package.json') return true;
  const programs = typeof bin === 'string' ? [bin] : Object.values(bin ?? {});
  if (programs.some((it) => it.replace(/^\.\//, '') === sub)) return true;
  if (!exports || typeof exports !== 'object') return false;
  // A wildcard over everything, or over a folder of built files, only opens the folder.
  return Object.keys(exports).some(
    (key) =>
      key === `./${sub}` ||
      (/^\.\/(?!dist|src)[^*]+\/\*/.test(key) && `./${sub}`.startsWith(key.slice(0, key.indexOf('*')))),
  );
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
