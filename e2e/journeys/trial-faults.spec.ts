import { join } from 'node:path';
import { browserPath } from '../browser.ts';
import { expect, test } from '../fixtures/market.ts';
import { type Planted, plant, plantedBuilds } from '../fixtures/planted-faults.ts';
import { commandIn, packedArea, releaseToken, releasing } from '../fixtures/release-drill.ts';
import { useOwnMarket } from '../fixtures/use-own-market.ts';
import { type WorkspaceCopy, workspaceCopy } from '../fixtures/workspace-copy.ts';

const market = useOwnMarket({ TRIAL_BROWSER: browserPath() ?? '' });
// Each test builds a release, and the market tries it.
test.describe.configure({ mode: 'serial', timeout: 900_000 });
let checkout: WorkspaceCopy;
let token: string;

test.beforeAll(async () => {
  // It copies the whole workspace.
  test.setTimeout(600_000);
  checkout = await workspaceCopy({ isBuilt: false });
  token = await releaseToken(market.dataDir(), 'mf-bank');
});
test.afterAll(() => checkout.remove());

const build = () => commandIn(checkout.folder, 'scripts/build.mjs', ['mf-bank'], {});

const team = () => releasing(market.address, token, 'bank');
const untilEnd = { timeout: 800_000 };

/** Uploads what was built. Returns its version, and what is known of its trial by now. */
async function sent() {
  const bank = await team();
  const built = await packedArea(join(checkout.folder, 'mf-bank/dist'));
  await bank.upload(built);
  const trial = async () =>
    (await bank.describe()).releases.find(({ version }) => version === built.version)?.trial;
  return { version: built.version, trial };
}

/** Uploads what was built and waits for its trial. */
async function tried() {
  const { version, trial } = await sent();
  await expect.poll(async () => (await trial())?.askedAt, untilEnd).toBeNull();
  return { version, state: '', faults: [], ...(await trial()) };
}

for (const faults of plantedBuilds) {
  test(`a trial tells: ${faults.map(({ what }) => what).join(', ')}`, async () => {
    const undo = plant(checkout, faults);
    await build();
    const since = performance.now();
    const { state, faults: told } = await tried();
    const seconds = Math.round((performance.now() - since) / 1000);
    test.info().annotations.push({ type: 'seconds until it was told', description: String(seconds) });
    undo();
    expect(state).toBe('refused');
    const all = told.join('\n');
    const missed = faults.filter(({ says }) => !told.some((it) => says.test(it)));
    expect(
      missed.map(({ what }) => what),
      all,
    ).toEqual([]);
  });
}

test('a fault outside of the changed pages takes the release back', async () => {
  const fails: Planted = {
    what: 'throws after another page',
    page: 'bank-rates',
    says: /planted in the rest/,
    render: "if (localStorage.getItem('mf-bank loom')) throw new Error('planted in the rest');",
  };
  const causes: Planted = {
    what: 'breaks another page',
    page: 'bank-quotes',
    says: fails.says,
    effect: "localStorage.setItem('mf-bank loom', '1');",
  };
  /** The same page without the fault, so that only this page changes afterwards. */
  const harmless: Planted = { ...causes, effect: "localStorage.getItem('mf-bank loom');" };
  const bank = await team();
  const liveNow = async () => (await bank.describe()).live?.version ?? null;

  const undoFirst = plant(checkout, [fails, harmless]);
  await build();
  const first = await tried();
  expect(first.state, first.faults.join('\n')).toBe('tried');
  await bank.makeLive(first.version, await liveNow());
  undoFirst();

  const undoSecond = plant(checkout, [fails, causes]);
  await build();
  const second = await sent();
  await expect.poll(async () => (await second.trial())?.state, untilEnd).toBe('changes-tried');
  await bank.makeLive(second.version, first.version);
  expect(await liveNow()).toBe(second.version);
  await expect.poll(async () => (await second.trial())?.state, untilEnd).toBe('refused');
  expect((await second.trial())?.faults.join('\n')).toMatch(fails.says);
  expect(await liveNow()).toBe(first.version);
  undoSecond();
});

test("a panel is tried on another area's page", async () => {
  const undo = checkout.edit(
    'mf-bank/src/panels/quote-financing/quote-financing-panel.tsx',
    /(const t = useText\(\);\n)/,
    "$1  if (quote.viewer === 'buyer') throw new Error('planted in the panel');\n",
  );
  await build();
  const { state, faults } = await tried();
  undo();
  expect(state).toBe('refused');
  expect(faults.join('\n')).toMatch(/\/quote\/.*, as .*planted in the panel/);
  expect(faults.join('\n')).toMatch(/\/quote\/.*, as .*the panel in quote\.aside fails/);
});

test("another area's page is not built in", async () => {
  const undo = checkout.edit(
    'mf-bank/src/area.ts',
    "import('./pages/bank-rates/bank-rates-page.tsx')",
    "import('../../mf-shop/src/pages/product-comparison/product-comparison-page.tsx')",
  );
  expect(await build()).toContain("link to another area's page by its address");
  undo();
});

test('a name that only a newer kit has is refused at its upload', async () => {
  const undo = [
    checkout.edit('shared-kit/src/ui/index.ts', /^/, 'export const loomOfTomorrow = () => 1;\n'),
    checkout.edit(
      'mf-bank/src/pages/bank-rates/bank-rates-page.tsx',
      /^/,
      "import { loomOfTomorrow } from 'shared-kit/ui';\nloomOfTomorrow();\n",
    ),
  ];
  await build();
  await expect(tried()).rejects.toThrow(/release\.names-missing.*loomOfTomorrow of shared-kit\/ui/);
  for (const it of undo) it();
});

test('an area of an older contract is refused at its upload', async () => {
  const undo = checkout.edit('mf-bank/src/area.ts', /contract: \d+/, 'contract: 1');
  await build();
  await expect(tried()).rejects.toThrow('release.contract-unsupported');
  undo();
});
