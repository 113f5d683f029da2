import { afterEach, expect, it } from '@jest/globals';
import { plantWorkspace } from './planted-workspace.mjs';
import { checkRuns } from './runs.mjs';

let workspace;
afterEach(() => workspace.remove());

const isWhole = {
  'server/suites/suites.json': JSON.stringify({ cart: ['modules/cart'] }),
  'server/suites/cart.suite.ts': '',
  'server/src/modules/cart/lines.test.ts': '',
  'e2e/journeys/cart.spec.ts': '',
};

it.each([
  ['nothing, if all is in a run', {}, []],
  [
    'a test in no suite',
    { 'server/src/modules/rates/feed.test.ts': '' },
    [
      'server/src/modules/rates/feed.test.ts is in 0 suites of server/suites/suites.json; name its place in one',
    ],
  ],
  [
    'a test in two suites',
    { 'server/suites/suites.json': JSON.stringify({ cart: ['modules/cart', 'modules/cart/lines.test.ts'] }) },
    [
      'server/src/modules/cart/lines.test.ts is in 2 suites of server/suites/suites.json; name its place in one',
    ],
  ],
  [
    'a suite without a file, and a place without a test',
    { 'server/suites/suites.json': JSON.stringify({ cart: ['modules/cart'], rates: ['modules/rates'] }) },
    [
      'server/suites/suites.json names rates, and there is no rates.suite.ts',
      'server/suites/suites.json names modules/rates, where no test is',
    ],
  ],
  [
    'a journey elsewhere',
    { 'e2e/more/cart.spec.ts': '' },
    ['e2e/more/cart.spec.ts is in no run: journeys lie in e2e/journeys'],
  ],
])('finds %s', async (_what, files, problems) => {
  workspace = plantWorkspace({ ...isWhole, ...files });
  expect(await checkRuns(workspace.root)).toEqual(problems);
});
