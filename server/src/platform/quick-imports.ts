import { type RegisterHooksOptions, registerHooks } from 'node:module';

type Resolve = NonNullable<RegisterHooksOptions['resolve']>;
type Found = ReturnType<Resolve>;

const checkout = new URL('../../../', import.meta.url).href;
const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);

/** The scope in which a name resolves to the same place: the importer's package in the workspace, else its folder. */
function finderOf(url: string): string {
  const path = url.startsWith(checkout) ? url.slice(checkout.length) : 'node_modules/';
  return path.startsWith('node_modules/') ? folderOf(url) : path.slice(0, path.indexOf('/'));
}

/**
 * Node re-reads a package's whole package.json for each of its files. That takes half of a start if one lists
 * thousands of exports. Remembers what Node resolved for a name, and which folders hold only modules.
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
