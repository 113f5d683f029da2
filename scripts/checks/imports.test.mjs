import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { checkImports } from './imports.mjs';
import { plantWorkspace } from './planted-workspace.mjs';

/** Targets of the planted imports. */
const targets = {
  'shared-kit/src/contract/index.ts': "export * from './words/index.ts';\n",
  'shared-kit/src/contract/words/index.ts': 'export const word = 1;\n',
  'shared-kit/src/shell/index.ts': 'export const word = 1;\n',
  'shared-kit/src/shell/host.ts': 'export const word = 1;\n',
  'shared-kit/src/shell/router.ts': "export * from 'react-router-dom';\n",
  'shared-kit/src/ui/index.ts': 'export const word = 1;\n',
  'shared-kit/src/ui/table/table.ts': 'export const word = 1;\n',
  'shared-kit/src/drawing/index.ts': 'export const word = 1;\n',
  'shared-kit/src/form/index.ts': 'export const word = 1;\n',
  'shared-kit/src/glyphs/index.ts': 'export const word = 1;\n',
  'shared-kit/src/testing/index.ts': 'export const word = 1;\n',
  'host/src/boot/word.ts': 'export const word = 1;\n',
  'mf-quotes/src/area.ts': 'export const word = 1;\n',
  'mf-shop/src/messages/en.json': '{}\n',
  'mf-quotes/src/text.ts': 'export const word = 1;\n',
  'server/src/web/pages.ts': 'export const word = 1;\n',
  'server/src/platform/clock.ts': 'export const word = 1;\n',
  'server/src/platform/testing/world.ts': "export { it as world } from '@jest/globals';\n",
  'server/src/modules/orders/index.ts': 'export const word = 1;\n',
  'server/src/modules/orders/module.ts': 'export const word = 1;\n',
  'server/src/modules/carts/cart-routes.ts': 'export const word = 1;\n',
  'server/src/modules/orders/service.ts': 'export const word = 1;\n',
  'server/src/modules/orders/schema.ts': 'export const word = 1;\n',
  'server/src/modules/orders/testing.ts': 'export const word = 1;\n',
};

/** Rule, file with the forbidden import, the import. */
const bad = [
  ['contract', 'shared-kit/src/contract/bad.ts', "import { word } from 'shared-kit/shell';"],
  ['contract-packages', 'shared-kit/src/contract/bad-package.ts', "import type { ReactNode } from 'react';"],
  ['contract-packages', 'shared-kit/src/contract/bad-core.ts', "import { readFileSync } from 'node:fs';"],
  ['csv', 'shared-kit/src/csv/bad.ts', "import { word } from 'shared-kit/contract/words';"],
  ['csv-packages', 'shared-kit/src/csv/bad-package.ts', "import * as z from 'zod';"],
  ['tax-number', 'shared-kit/src/tax-number/bad.ts', "import { word } from 'shared-kit/shell';"],
  ['tax-number-packages', 'shared-kit/src/tax-number/bad-package.ts', "import * as z from 'zod';"],
  ['area-styles', 'shared-kit/src/area-styles/bad.ts', "import { word } from 'shared-kit/ui';"],
  ['area-styles-packages', 'shared-kit/src/area-styles/bad-package.ts', "import * as z from 'zod';"],
  ['ui', 'shared-kit/src/ui/bad.ts', "import { word } from 'shared-kit/contract/words';"],
  ['ui', 'shared-kit/src/ui/bad-lazy.ts', "export const word = () => import('shared-kit/shell');"],
  ['ui-packages', 'shared-kit/src/ui/bad-package.ts', "import { create } from 'zustand';"],
  ['layout', 'shared-kit/src/layout/bad.ts', "import { word } from 'shared-kit/shell';"],
  ['layout-packages', 'shared-kit/src/layout/bad-package.ts', "import * as z from 'zod';"],
  ['shell', 'shared-kit/src/shell/bad.ts', "export { word } from 'shared-kit/ui';"],
  ['confirmation', 'shared-kit/src/confirmation/bad.ts', "import { word } from 'shared-kit/drawing';"],
  ['form', 'shared-kit/src/form/bad.ts', "import { word } from 'shared-kit/drawing';"],
  ['page', 'shared-kit/src/page/bad.ts', "import { word } from 'shared-kit/testing';"],
  ['page', 'shared-kit/src/page/bad-form.ts', "import { word } from 'shared-kit/form';"],
  [
    'company-documents',
    'shared-kit/src/company-documents/bad.ts',
    "import { word } from 'shared-kit/testing';",
  ],
  ['drawing', 'shared-kit/src/drawing/bad.ts', "import { word } from 'shared-kit/ui';"],
  ['drawing-packages', 'shared-kit/src/drawing/bad-package.ts', "import { createElement } from 'react';"],
  ['glyphs', 'shared-kit/src/glyphs/bad.ts', "import { word } from 'shared-kit/ui';"],
  ['glyphs-packages', 'shared-kit/src/glyphs/bad-package.ts', "import { createElement } from 'react';"],
  ['glyphs-in-sprites', 'mf-shop/src/bad-glyphs.ts', "import { word } from 'shared-kit/glyphs';"],
  ['mf-shop', 'mf-shop/src/bad.ts', "import { word } from '../../mf-quotes/src/area.ts';"],
  ['mf-shop', 'mf-shop/src/bad-host.ts', "import { word } from 'shared-kit/shell/host';"],
  ['financing', 'shared-kit/src/financing/bad-host.ts', "import { word } from 'shared-kit/shell/host';"],
  ['mf-shop', 'mf-shop/src/bad-type.ts', "import type { word } from '../../host/src/boot/word.ts';"],
  ['mf-shop', 'mf-shop/src/bad-server.ts', "import { word } from '../../server/src/platform/clock.ts';"],
  ['mf-bank-tests', 'mf-bank/src/bad.test.ts', "import { word } from '../../mf-quotes/src/area.ts';"],
  ['behind-the-facades', 'mf-shop/src/bad-router.ts', "import { Link } from 'react-router-dom';"],
  [
    'kit-by-name',
    'mf-shop/src/bad-path.ts',
    "import { word } from '../../shared-kit/src/ui/table/table.ts';",
  ],
  ['kit-by-name', 'shared-kit/src/shell/bad-path.ts', "import { word } from '../contract/words/index.ts';"],
  ['contract-by-noun', 'mf-shop/src/bad-whole.ts', "import { word } from 'shared-kit/contract';"],
  ['host', 'host/src/routing/bad.ts', "import { word } from '../../../mf-quotes/src/area.ts';"],
  [
    'federation-runtime',
    'host/src/routing/bad-runtime.ts',
    "import { init } from '@module-federation/runtime';",
  ],
  ['server-module', 'server/src/modules/carts/bad.ts', "import { word } from '../orders/service.ts';"],
  ['server-module', 'server/src/modules/carts/bad-table.ts', "import { word } from '../orders/schema.ts';"],
  ['server-module', 'server/src/modules/carts/bad-door.ts', "import { word } from '../orders/testing.ts';"],
  ['server-module', 'server/src/modules/carts/bad-module.ts', "import { word } from '../orders/module.ts';"],
  [
    'look-ups-without-routes',
    'server/src/modules/carts/index.ts',
    "export { word } from './cart-routes.ts';",
  ],
  ['server-schema', 'server/src/modules/lots/schema.ts', "import { word } from '../orders/service.ts';"],
  ['server-module', 'server/src/modules/carts/bad-web.ts', "import { word } from '../../web/pages.ts';"],
  ['server-module', 'server/src/modules/carts/bad-ui.ts', "import { word } from 'shared-kit/ui';"],
  ['server-platform', 'server/src/platform/bad.ts', "import { word } from '../modules/orders/index.ts';"],
  ['server-rest', 'server/src/web/bad.ts', "import { word } from '../modules/orders/service.ts';"],
  ['e2e', 'e2e/bad.ts', "import { word } from '../server/src/platform/clock.ts';"],
  ['e2e', 'e2e/bad-shell.ts', "import { word } from 'shared-kit/shell';"],
  ['drills', 'e2e/drills/bad.ts', "import { word } from '../../mf-quotes/src/text.ts';"],
  [
    'jest-in-jest',
    'e2e/drills/bad-test-door.ts',
    "import { world } from '../../server/src/platform/testing/world.ts';",
  ],
  ['bench', 'e2e/bench/bad.ts', "import { word } from '../../mf-quotes/src/text.ts';"],
  ['resolvable', 'host/src/boot/bad.ts', "import { word } from './nowhere.ts';"],
  ['own-dependencies', 'mf-shop/src/bad-unlisted.ts', "import { parseSync } from '@swc/core';"],
  ['no-circles', 'host/src/boot/bad-circle.ts', "export { word } from './circle.ts';"],
];

const allowed = {
  'shared-kit/src/contract/good.ts': "import * as z from 'zod/mini';",
  'shared-kit/src/ui/good.ts':
    "import { Dialog } from '@base-ui/react/dialog';\nimport { word } from './table/table.ts';",
  'shared-kit/src/shell/good.ts':
    "import { word } from 'shared-kit/contract/words';\nimport { create } from 'zustand';",
  'mf-shop/src/good.ts': "import { word } from 'shared-kit/ui';\nimport { Link } from 'shared-kit/router';",
  'mf-shop/src/good.sprite.ts': "export { word } from 'shared-kit/glyphs';",
  'host/src/good.ts': "import { word } from 'shared-kit/shell/host';",
  'mf-shop/src/good.test.ts': "import { word } from 'shared-kit/testing';",
  'host/src/federation/good.ts': "import { init } from '@module-federation/runtime';",
  'server/src/modules/carts/good.ts':
    "import { word } from '../orders/index.ts';\nimport { word as other } from 'shared-kit/contract/words';",
  'server/src/modules/goods/schema.ts': "import { word } from '../orders/schema.ts';",
  'server/src/modules/carts/good.test.ts':
    "import { word } from '../orders/testing.ts';\nimport { word as other } from '../orders/module.ts';",
  'server/src/good-root.ts': "import { word } from './modules/orders/module.ts';",
  'server/src/platform/good.ts': "import { word } from './clock.ts';",
  'e2e/good.ts': "import { word } from 'shared-kit/contract/words';",
  'e2e/good-words.ts': "import type words from '../mf-shop/src/messages/en.json';",
  'e2e/good-neighbour.ts': "import { word } from './good.ts';",
  'host/src/boot/circle.ts': "export { word } from './bad-circle.ts';",
};

/** Two rooms of one module that see each other; a test may look anywhere. */
const rooms = {
  'server/src/modules/stalls/lines/line.ts': "export { word } from '../prices/price.ts';",
  'server/src/modules/stalls/lines/row.ts': 'export const word = 1;',
  'server/src/modules/stalls/prices/price.ts': 'export const word = 1;',
  'server/src/modules/stalls/prices/list.ts': "export { word } from '../lines/row.ts';",
  'server/src/modules/stalls/units/unit.ts': "export { word } from '../prices/price.ts';",
  'server/src/modules/stalls/prices/price.test.ts': "import { word } from '../units/unit.ts';",
};

let planted;
let problems;
beforeAll(async () => {
  const files = Object.fromEntries(bad.map(([, path, text]) => [path, `${text}\n`]));
  planted = plantWorkspace({ ...targets, ...allowed, ...rooms, ...files });
  problems = await checkImports(planted.root);
}, 60_000);
afterAll(() => planted.remove());

it.each(bad)('%s refuses %s: %s', (rule, path) => {
  expect(problems.filter((it) => it.startsWith(`${path} `) && it.endsWith(`(${rule})`))).toHaveLength(1);
});

it('refuses rooms that see each other', () => {
  expect(problems.filter((it) => it.includes('/stalls/')).sort()).toEqual([
    'server/src/modules/stalls/lines/line.ts → server/src/modules/stalls/prices/price.ts (in server/src/modules/stalls/ prices leads to lines too)',
    'server/src/modules/stalls/prices/list.ts → server/src/modules/stalls/lines/row.ts (in server/src/modules/stalls/ lines leads to prices too)',
  ]);
});

it('refuses nothing that is allowed', () => {
  expect(problems.filter((it) => it.includes('/good'))).toEqual([]);
});

it('does not call a workspace without any import well', async () => {
  const empty = plantWorkspace({ 'host/src/alone.ts': 'export const word = 1;\n' });
  const found = await checkImports(empty.root);
  empty.remove();
  expect(found).toEqual(['No import was found in any file, so nothing was checked.']);
});
