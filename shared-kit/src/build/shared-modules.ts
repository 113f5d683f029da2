import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Modules of which a page has one copy. They are narrow facades, since a shared package can't be tree-shaken.
 * Each sub-path needs its own key, or it would load twice.
 */
const eager = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'shared-kit/router',
  'shared-kit/i18n',
  'shared-kit/shell',
  'shared-kit/ui',
];
/** Few first views need these: each is a chunk of the host that loads when an area asks for it. */
export const onDemand = ['shared-kit/page', 'shared-kit/query', 'shared-kit/ui/overlay'];

/** All shared modules. */
export const sharedKeys = [...eager, ...onDemand];

const require = createRequire(import.meta.url);

/** Reads the installed package: a package.json here may only say `catalog:` or `workspace:`. */
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

/** Source file of an entry of the kit. */
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

/** Areas bring no copies of their own. A missing or unfit module is an error with its name, not a second React. */
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
