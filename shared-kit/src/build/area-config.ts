import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { exposedModule, federationName } from 'shared-kit/contract/areas';
import type { Area } from '../shell/define-area.ts';
import { AreaDescription } from './area-description.ts';
import { baseConfig, type ConfigFor, modeOf } from './base-config.ts';
import { checkArea } from './check-area.ts';
import { JoinEntry } from './join-entry.ts';
import { OwnImports } from './own-imports.ts';
import { Precompress } from './precompress.ts';
import { SameEverywhere } from './same-everywhere.ts';
import { ServerBundle } from './server-bundle.ts';
import { SharePictures } from './share-pictures.ts';
import { areaShared } from './shared-modules.ts';
import { SourceMaps } from './source-maps.ts';

const entry = 'remoteEntry.js';
const exposed = 'area';

/** The complete build of an area: `export default createAreaConfig(import.meta.dirname)`. */
export const createAreaConfig =
  (root: string): ConfigFor =>
  async (_env, argv) => {
    const mode = modeOf(argv);
    const area = await frontDoorOf(root);
    const name = federationName(area.id);
    const base = baseConfig(root, mode, { area: area.id, react: argv.react });
    const maps = new SourceMaps();
    return {
      ...base,
      name: `mf-${area.id}`,
      entry: {},
      output: { ...base.output, publicPath: 'auto', uniqueName: name, strictModuleErrorHandling: true },
      plugins: [
        ...(base.plugins ?? []),
        new SameEverywhere(),
        new ModuleFederationPlugin({
          name,
          filename: entry,
          // Relative to the repository: an absolute path would end up in file names and differ between machines.
          exposes: { [exposedModule]: { import: `./mf-${area.id}/src/area.ts`, name: exposed } },
          shared: areaShared(),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
        }),
        ...(mode === 'production' && area.html.length > 0
          ? [new ServerBundle({ base, entry: join(root, 'src/area.ts'), shared: 'given' })]
          : []),
        ...(mode === 'production' ? [new OwnImports(root), new SharePictures(root)] : []),
        ...(mode === 'production' ? [maps, new JoinEntry(entry, exposed, maps)] : []),
        new AreaDescription(area, root),
        ...(mode === 'production' ? [new Precompress()] : []),
      ],
    };
  };

/**
 * Loads the declaration in `src/area.ts`. If that throws, prints only its message and line, without the builder's
 * stack.
 */
async function frontDoorOf(root: string): Promise<Area> {
  const path = join(root, 'src/area.ts');
  try {
    const { default: area } = (await import(pathToFileURL(path).href)) as { default: Area };
    checkArea(area);
    if (basename(root) !== `mf-${area.id}`)
      throw new Error(`Area ${area.id} stands in ${basename(root)}; its folder must be mf-${area.id}`);
    return area;
  } catch (cause) {
    const { message, stack = '' } = cause instanceof Error ? cause : new Error(String(cause));
    const line = /\/src\/area\.ts:(\d+)/.exec(stack)?.[1];
    const failure = new Error(`${basename(root)}/src/area.ts${line ? `, line ${line}` : ''}: ${message}`);
    failure.stack = failure.message;
    throw failure;
  }
}
