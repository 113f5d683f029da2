/** Loaders that may see a library's file, each with its reason. */
const loaders = new Map([
  ['builtin:swc-loader', 'the transpiler: it changes the form of code, not what it does'],
  ['builtin:react-refresh-loader', 'its plugin excludes libraries in a form of its own; development only'],
]);

const esModules =
  'federation names its runtime by absolute path, as CommonJS; its aliases lead to the same package';
/** Libraries with aliases, each with its reason. Even these may only lead to the same library. */
const aliased = new Map([
  ['@module-federation/inject-external-runtime-core-plugin', esModules],
  ['@module-federation/runtime', esModules],
  ['@module-federation/runtime-tools', esModules],
  ['@module-federation/webpack-bundler-runtime', esModules],
  ['react-refresh', 'its plugin names the copy that it brings; development only'],
]);

const libraryOf = (path) => /^(?:.*\/node_modules\/)?((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
const isSparing = ({ include, exclude }) =>
  (exclude instanceof RegExp && exclude.test('/node_modules/')) ||
  (typeof include === 'string' && !include.includes('node_modules'));

/** All rules, nested ones included. A nested rule excludes libraries if the rule around it does. */
const flat = (rules = [], isSpared = false) =>
  rules.filter(Boolean).flatMap((rule) => {
    const isHere = isSpared || isSparing(rule) || isOwn(rule.resource);
    return [{ rule, isSpared: isHere }, ...flat([...(rule.rules ?? []), ...(rule.oneOf ?? [])], isHere)];
  });
const isOwn = (resource) => typeof resource === 'string' && !resource.includes('node_modules');

const loadersOf = ({ use, loader }) =>
  [loader ?? use ?? []].flat().map((it) => (typeof it === 'object' ? it.loader : String(it)));

/** How a build would change libraries: each loader and alias that can apply to their files. */
export function changesOfLibraries({ module, resolve, plugins = [] }) {
  const byRule = flat(module?.rules).flatMap(({ rule, isSpared }) =>
    loadersOf(rule)
      .filter((loader) => !isSpared && !loaders.has(loader))
      .map((loader) => `the loader ${loader} can apply to a library: exclude /node_modules/`),
  );
  const byAlias = Object.entries({ ...resolve?.alias, ...resolve?.fallback })
    .filter(([from, to]) => {
      const library = libraryOf(from.replace(/\$$/, ''));
      return !aliased.has(library) || libraryOf(String(to)) !== library;
    })
    .map(([from, to]) => `the alias ${from} leads to ${to}`);
  const byPlugin = plugins
    .filter((plugin) => plugin?.constructor.name === 'NormalModuleReplacementPlugin')
    .map(() => 'a plugin replaces modules');
  return [...byRule, ...byAlias, ...byPlugin];
}
