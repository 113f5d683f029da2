import { join, resolve } from 'node:path';
import { baseConfig, HostDescription, Precompress } from 'shared-kit/build';
import { hostPages } from '../../../host/src/routing/host-pages.ts';
import { AreaChunks } from './area-chunks.ts';

const checkout = resolve(import.meta.dirname, '../../..');
const publicPath = '/h/';

/** Host and areas in one build without federation, with the bundler's default chunk splitting. */
export default () => {
  const base = baseConfig(import.meta.dirname, 'production');
  return {
    ...base,
    name: 'monolith',
    entry: { host: join(import.meta.dirname, 'main.tsx') },
    output: { ...base.output, publicPath, uniqueName: 'monolith' },
    optimization: { ...base.optimization, splitChunks: {} },
    plugins: [
      ...base.plugins,
      new HostDescription({ publicPath, root: join(checkout, 'host'), pages: Object.keys(hostPages) }),
      new AreaChunks({ publicPath, checkout }),
      new Precompress(),
    ],
  };
};
