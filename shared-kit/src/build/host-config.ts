import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { baseConfig, type ConfigFor, modeOf } from './base-config.ts';
import { HostDescription } from './host-description.ts';
import { Precompress } from './precompress.ts';
import { SameEverywhere } from './same-everywhere.ts';
import { ServerBundle } from './server-bundle.ts';
import { hostShared } from './shared-modules.ts';
import { SourceMaps } from './source-maps.ts';

/** Address under which the server serves the host's files. */
const publicPath = '/h/';

/**
 * The complete build of the host. It names no remotes: the server tells them at run time.
 * `pages` are the route-table entries that the host shows itself.
 */
export const createHostConfig =
  (root: string, pages: readonly string[]): ConfigFor =>
  async (_env, argv) => {
    const mode = modeOf(argv);
    const base = baseConfig(root, mode);
    return {
      ...base,
      name: 'host',
      entry: { host: join(root, 'src/boot/main.tsx') },
      // A module that threw, such as for a chunk that was missing, is executed anew the next time.
      output: { ...base.output, publicPath, uniqueName: 'host', strictModuleErrorHandling: true },
      plugins: [
        ...(base.plugins ?? []),
        new SameEverywhere(),
        new ModuleFederationPlugin({
          name: 'host',
          remotes: {},
          shared: hostShared(),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          experiments: {
            provideExternalRuntime: true,
            // Areas are loaded by the address of their entry, never by a federation manifest.
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
        ...(mode === 'production'
          ? [
              new ServerBundle({
                base,
                entry: join(root, 'src/prerender/pages.ts'),
                shared: 'brought',
                publicPath,
              }),
            ]
          : []),
        new HostDescription({ publicPath, root, pages }),
        ...(mode === 'production' ? [new SourceMaps(), new Precompress()] : []),
      ],
    };
  };
