import { expect, it } from '@jest/globals';
import { plantWorkspace } from './planted-workspace.mjs';
import { checkPrivatePaths } from './private-paths.mjs';

async function problemsOf(files) {
  const planted = plantWorkspace(files);
  const problems = await checkPrivatePaths(planted.root);
  planted.remove();
  // A planted workspace has this file, but not our list.
  return problems.filter((it) => !it.startsWith('jest.config.mjs'));
}
const withText = (path, text) => problemsOf({ [path]: `${text}\n` });
const said = (path, part, list) =>
  `${path} relies on ${part}, which its library doesn't promise: list it in ${list}`;

it.each([
  ["import posthog from 'posthog-js/dist/module.js';", 'posthog-js/dist/module.js'],
  [
    "import { x } from '@module-federation/runtime/dist/utils.js';",
    '@module-federation/runtime/dist/utils.js',
  ],
  [
    "const file = import.meta.resolve('react-dom/cjs/react-dom.production.js');",
    'react-dom/cjs/react-dom.production.js',
  ],
  ["const url = new URL('zustand/esm/vanilla.mjs', import.meta.url);", 'zustand/esm/vanilla.mjs'],
  ['const all = globalThis.__FEDERATION__;', '__FEDERATION__'],
  ["import { UNSAFE_NavigationContext } from 'react-router-dom';", 'UNSAFE_NavigationContext'],
])('finds %s', async (line, part) => {
  expect(await withText('host/src/a.ts', line)).toEqual([
    said('host/src/a.ts', part, 'host/private-paths.json'),
  ]);
});

it('finds what a script outside the packages reaches for within them', async () => {
  const line = "const file = '<rootDir>/shared-kit/node_modules/lucide-react/dist/cjs/lucide-react.js';";
  const part = 'lucide-react/dist/cjs/lucide-react.js';
  expect(await withText('scripts/a.mjs', line)).toEqual([said('scripts/a.mjs', part, 'private-paths.json')]);
});

it.each([
  ['host/src/a.ts', "import { createRoot } from 'react-dom/client';"],
  ['host/src/a.ts', "import manifest from 'react/package.json';"],
  ['host/src/a.tsx', "const it = { __html: '' };"],
  ['shared-kit/src/a.ts', "import * as z from 'zod/v4/locales/tr.js';"],
  ['scripts/a.mjs', "const program = join(root, 'server/node_modules/drizzle-kit/bin.cjs');"],
  ['host/src/a.ts', "const address = 'not/a/library.js';"],
])('takes what is promised: in %s %s', async (path, line) => {
  expect(await withText(path, line)).toEqual([]);
});

it('holds the list to what is used, with its reason and its test', async () => {
  const list = { __FEDERATION__: { why: 'Nothing else tells.', test: 'host/src/a.test.ts' } };
  const used = 'export const all = globalThis.__FEDERATION__;\n';
  const planted = (entries) =>
    problemsOf({
      'host/src/a.ts': used,
      'host/src/a.test.ts': '',
      'host/private-paths.json': JSON.stringify(entries),
    });
  expect(await planted(list)).toEqual([]);
  const at = 'host/private-paths.json:';
  expect(await planted({ ...list, 'react/cjs/*': { why: '', test: 'host/src/b.test.ts' } })).toEqual([
    `${at} react/cjs/* is used nowhere`,
    `${at} react/cjs/* has no reason`,
    `${at} react/cjs/* has no test: host/src/b.test.ts is missing`,
  ]);
});
