import { expect, it } from '@jest/globals';
import { rspack } from '@rspack/core';
import { baseConfig } from './base-config.ts';

/** What a package's code is built to, with the settings that its React decides. */
function builtWith(mode: 'production' | 'development', react?: 'production' | 'development') {
  const { optimization, output, plugins, module } = baseConfig('/shop', mode, { area: 'shop', react });
  const transpiler = JSON.stringify(module?.rules);
  return {
    folder: output?.path,
    environment: optimization?.nodeEnv,
    developmentJsx: transpiler.includes('"development":true'),
    refreshes: [
      transpiler.includes('"refresh":true'),
      plugins?.some((it) => it?.constructor.name.includes('Refresh')),
    ],
    hasHashes: plugins?.some((it) => it instanceof rspack.SubresourceIntegrityPlugin),
  };
}

const refreshing = { environment: 'development', developmentJsx: true, refreshes: [true, true] };
const released = { environment: 'production', developmentJsx: false, refreshes: [false, false] };

it.each([
  ['a release', 'production', undefined, { folder: '/shop/dist', ...released, hasHashes: true }],
  [
    'a build for development',
    'development',
    undefined,
    { folder: '/shop/dist-dev', ...refreshing, hasHashes: false },
  ],
  [
    'a build for development in a released host, whose React has no development runtime',
    'development',
    'production',
    { folder: '/shop/dist-dev', ...released, hasHashes: false },
  ],
] as const)('%s', (_what, mode, react, built) => {
  expect(builtWith(mode, react)).toEqual(built);
});
