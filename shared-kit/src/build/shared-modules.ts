import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What exists once in a page. Narrow facades instead of whole packages, since a shared package can't be
 * tree-shaken; each sub-path is a key of its own, or it would come twice.
 */
const eager = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'zustand',
  'shared-kit/router',
  'shared-kit/i18n',
  'shared-kit/shell',
  'shared-kit/ui',
];
/** Needed by few first views: their own chunk of the host, fetched when an area asks. */
export const onDemand = ['shared-kit/page', 'shared-kit/query', 'shared-kit/ui/overlay'];

/** Every module that exists once. */
export const sharedKeys = [...eager, ...onDemand];

const require = createRequire(import.meta.url);

/** From the installed package: `catalog:` and `workspace:` in a package.json would leak into the build. */
function installedVersion(request: string): string {
  const name = request.split('/')[0] ?? request;
  if (name === 'shared-kit') return versionIn(join(import.meta.dirname, '../../package.json'));
  let folder = dirname(require.resolve(name));
  for (;;) {
    const manifest = join(folder, 'package.json');
    try {
      return versionIn(manifest, name);
    } catch {
      const parent = dirname(folder);
      if (parent === folder) throw new Error(`No package.json found for ${name}`);
      folder = parent;
    }
  }
}

function versionIn(manifest: string, name?: string): string {
  const { name: found, version } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    name: string;
    version: string;
  };
  if (name && found !== name) throw new Error(`${manifest} is not of ${name}`);
  return version;
}

/** The source file behind an entry of the kit. */
export const sourceOf = (key: string): string => fileURLToPath(import.meta.resolve(key));

type Shared = Record<string, Record<string, string | boolean>>;

/** The host provides every shared module. */
export function hostShared(): Shared {
  const provide = (isEager: boolean) => (request: string) =>
    [
      request,
      {
        singleton: true,
        eager: isEager,
        version: installedVersion(request),
        requiredVersion: installedVersion(request),
      },
    ] as const;
  return Object.fromEntries([...eager.map(provide(true)), ...onDemand.map(provide(false))]);
}

/** Areas bring none of their own: a missing or unfit one is an error that names itself, not a second React. */
export function areaShared(): Shared {
  return Object.fromEntries(
    sharedKeys.map((request) => [
      request,
      {
        singleton: true,
        import: false,
        strictVersion: true,
        requiredVersion: `^${installedVersion(request)}`,
      },
    ]),
  );
}
