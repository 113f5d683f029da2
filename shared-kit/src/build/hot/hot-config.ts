import { join, resolve } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { AreaDescription } from '../area-description.ts';

const repository = resolve(import.meta.dirname, '../../../..');

/** The build of an area for an open page that takes each edit in place. */
export function hotConfig(root: string, config: Configuration): Configuration {
  const name = config.name ?? '';
  return {
    ...config,
    output: {
      ...config.output,
      path: join(repository, 'node_modules/.cache/tezgah/hot', name),
      // A page may still be asking for an edit when the next one is compiled.
      clean: { keep: /\.hot-update\./ },
    },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        { resource: join(root, 'src/area.ts'), use: join(import.meta.dirname, 'hear-messages.ts') },
        {
          test: /\.(tsx?|css|json)$/,
          include: join(root, 'src'),
          enforce: 'pre',
          use: join(import.meta.dirname, 'written-source.ts'),
        },
      ],
    },
    plugins: [
      // The server tells of the area itself: nobody keeps what changes with every edit.
      ...(config.plugins ?? []).filter((it) => !(it instanceof AreaDescription)),
      new rspack.HotModuleReplacementPlugin(),
      // Without a name it belongs to every entry, the federation's own too.
      new rspack.EntryPlugin(repository, join(import.meta.dirname, 'client.ts'), { name: undefined }),
    ],
    // What doesn't compile leaves the last good files in place.
    optimization: { ...config.optimization, emitOnErrors: false },
    stats: 'none',
  };
}
