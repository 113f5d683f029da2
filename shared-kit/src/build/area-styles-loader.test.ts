import { expect, it } from '@jest/globals';
import type { LoaderContext } from '@rspack/core';
import type { AreaId } from 'shared-kit/contract/areas';
import areaStylesLoader from './area-styles-loader.ts';

const load = (path: string, css: string) => {
  const context = {
    getOptions: () => ({ area: 'shop' }),
    rootContext: '/checkout',
    resourcePath: `/checkout/${path}`,
  } as LoaderContext<{ area: AreaId }>;
  return areaStylesLoader.call(context, css);
};
const css = '@layer area { .list { color: red } }';

it('hands on a style sheet that stays inside', () => {
  expect(load('mf-shop/src/list.module.css', css)).toBe(css);
});

it.each([
  ['mf-shop/src/list.module.css', '@layer area { :global(header a) { color: red } }'],
  // The build names only the classes of modules.
  ['mf-shop/src/list.css', css],
  ['node_modules/loom/loom.css', '.loom { color: red }'],
])('refuses %s with %s', (path, text) => {
  expect(() => load(path, text)).toThrow(`${path}:1:`);
});
