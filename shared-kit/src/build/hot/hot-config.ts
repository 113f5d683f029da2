import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { AreaDescription } from '../area-description.ts';
import { ownModule } from '../own-module.ts';

/** Build of an area in development, with hot updates for open pages. */
export function hotConfig(root: string, config: Configuration): Configuration {
  return {
    ...config,
    output: {
      ...config.output,
      path: join(root, 'node_modules/.cache/tezgah/hot'),
      // A page may still request one update while the next is compiled.
      clean: { keep: /\.hot-update\./ },
    },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        { resource: join(root, 'src/area.ts'), use: ownModule('build/hot/hear-messages') },
        {
          test: /\.(tsx?|css|json)$/,
          include: join(root, 'src'),
          enforce: 'pre',
          use: ownModule('build/hot/written-source'),
        },
      ],
    },
    plugins: [
      // The development server describes the area itself: nothing is kept of files that change with every edit.
      ...(config.plugins ?? []).filter((it) => !(it instanceof AreaDescription)),
      new rspack.HotModuleReplacementPlugin(),
      // Without a name the client is added to every entry, federation's included.
      new rspack.EntryPlugin(root, ownModule('build/hot/client'), { name: undefined }),
    ],
    // After a failed compilation the last good files stay.
    optimization: { ...config.optimization, emitOnErrors: false },
    stats: 'none',
  };
}
