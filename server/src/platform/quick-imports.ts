import { type RegisterHooksOptions, registerHooks } from 'node:module';

type Resolve = NonNullable<RegisterHooksOptions['resolve']>;
type Found = ReturnType<Resolve>;

const checkout = new URL('../../../', import.meta.url).href;
const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);

/** Whoever is in one package of the workspace finds another in the same place; elsewhere, whoever is in one folder. */
function finderOf(url: string): string {
  const path = url.startsWith(checkout) ? url.slice(checkout.length) : 'node_modules/';
  return path.startsWith('node_modules/') ? folderOf(url) : path.slice(0, path.indexOf('/'));
}

/**
 * Node reads the whole package.json of a package anew for each of its files, which takes half of a start where one
 * lists thousands of exports. What it answered once for a name, or for a folder of modules, is taken as it was.
 */
export function rememberingResolve(): Resolve {
  const found = new Map<string, Found>();
  const foldersOfModules = new Set<string>();
  return (specifier, context, next) => {
    const { parentURL, conditions } = context;
    if (!parentURL || !conditions.includes('import') || specifier.startsWith('node:'))
      return next(specifier, context);
    if (!specifier.startsWith('.')) {
      const key = `${finderOf(parentURL)} ${specifier}`;
      const answer = found.get(key) ?? next(specifier, context);
      found.set(key, answer);
      return { ...answer, shortCircuit: true };
    }
    if (!specifier.endsWith('.js') || !parentURL.includes('/node_modules/')) return next(specifier, context);
    const { href: url } = new URL(specifier, parentURL);
    if (foldersOfModules.has(folderOf(url))) return { url, format: 'module', shortCircuit: true };
    const answer = next(specifier, context);
    if (answer.format === 'module' && answer.url === url) foldersOfModules.add(folderOf(url));
    return answer;
  };
}

export const quickenImports = (): unknown => registerHooks({ resolve: rememberingResolve() });
