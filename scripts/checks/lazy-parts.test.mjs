import { expect, it } from '@jest/globals';
import { checkLazyParts } from './lazy-parts.mjs';
import { plantWorkspace } from './planted-workspace.mjs';

async function problemsOf(text, path = 'mf-shop/src/page.tsx') {
  const planted = plantWorkspace({ [path]: text });
  const problems = await checkLazyParts(planted.root);
  planted.remove();
  return problems;
}
const toPart = 'give this import() to lazyPart of shared-kit/shell, or catch its failure here';

it.each([
  ["import { lazy } from 'react';", 'use lazyPart of shared-kit/shell instead of lazy'],
  ["import { Suspense, lazy as late } from 'react';", 'use lazyPart of shared-kit/shell instead of lazy'],
  ["const Dialog = late(() => import('./dialog.tsx'));", toPart],
  ["const open = async () => (await import('./dialog.tsx')).open();", toPart],
])('finds %s', async (line, fault) => {
  expect(await problemsOf(`\n${line}\n`)).toEqual([`mf-shop/src/page.tsx:2 ${fault}`]);
});

const page = 'mf-shop/src/page.tsx';
it.each([
  [page, "const Dialog = lazyPart(() => import('./dialog.tsx'));"],
  [page, "const Loom = lazyPart(async () => ({ default: (await import('./all.ts')).Loom }), () => null);"],
  [page, "const open = () => import('./dialog.tsx').then(show).catch(() => undefined);"],
  ['mf-shop/src/area.ts', "page('shop', () => import('./shop-page.tsx'));"],
  ['mf-shop/src/page.test.tsx', "const load = () => import('./dialog.tsx');"],
  ['server/src/sharp.ts', "const load = () => import('./sharp.ts');"],
])('takes in %s: %s', async (path, line) => {
  expect(await problemsOf(line, path)).toEqual([]);
});
