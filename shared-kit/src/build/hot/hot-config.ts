import { join, resolve } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { AreaDescription } from '../area-description.ts';

const repository = resolve(import.meta.dirname, '../../../..');

/** Build of an area in development, with hot updates for open pages. */
export function hotConfig(root: string, config: Configuration): Configuration {
  const name = config.name ?? '';
  return {
    ...config,
    output: {
      ...config.output,
      path: join(repository, 'node_modules/.cache/tezgah/hot', name),
      // A page may still request one update while the next is compiled.
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
      // The development server describes the area itself: nothing is kept of files that change with every edit.
      ...(config.plugins ?? []).filter((it) => !(it instanceof AreaDescription)),
      new rspack.HotModuleReplacementPlugin(),
      // Without a name the client is added to every entry, federation's included.
      new rspack.EntryPlugin(repository, join(import.meta.dirname, 'client.ts'), { name: undefined }),
    ],
    // After a failed compilation the last good files stay.
    optimization: { ...config.optimization, emitOnErrors: false },
    stats: 'none',
  };
}
