import type { Page } from '@playwright/test';
import { type BreakingServer, startBreakingServer } from '../fixtures/breaking-server.ts';
import { type AreaPage, areaPages, bringAbout, type Fault, faults } from '../fixtures/faults.ts';
import { expect, signIn, test } from '../fixtures/market.ts';

let breaking: BreakingServer;
test.beforeAll(async () => {
  breaking = await startBreakingServer();
});
test.afterAll(() => breaking.stop());

test.describe.configure({ mode: 'parallel' });

/** Expects the fault to be reported inside a working shell. */
async function expectTold(page: Page, { area, path }: AreaPage, fault: Fault) {
  await page.goto(path, { waitUntil: 'commit' });
  // The shell works whatever happens to the area, even before any time passes.
  const header = page.getByRole('banner');
  await expect(page.getByRole('link', { name: 'Tezgah', exact: true }).first()).toBeVisible();
  await expect(header.getByRole('combobox')).toBeEnabled();
  if (fault.isLate) {
    await page.clock.runFor(3100);
    await expect(page.getByRole('status').filter({ hasText: 'page.slow' })).toBeVisible();
    await page.clock.runFor(15_000);
  }
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This part of the market did not load.');
  await expect(alert).toContainText(new RegExp(`${fault.code}[a-z-]* \\(${area}\\)`));
}

/** The panel's own button: with the clock moved on, the shell may also offer one for a lost connection. */
async function expectHealed(page: Page, { heading }: AreaPage) {
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
}

/** Goes on to another area by a link of the shell. */
async function expectOthersIntact(page: Page, { area }: AreaPage) {
  // A workspace has no footer.
  const isWorkspace = ['bank', 'manufacturer', 'admin'].includes(area);
  const toHome = area === 'shop' || isWorkspace;
  const home = isWorkspace
    ? page.getByRole('link', { name: 'To the marketplace' })
    : page.getByRole('banner').getByRole('link', { name: 'Tezgah' });
  const link = toHome ? home : page.getByRole('contentinfo').getByRole('link', { name: 'Yarn' });
  await link.click();
  const title = toHome ? /^(?!Something broke)/ : 'Yarn';
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
}

test('every area of the market is tried', async ({ request }) => {
  const { areas } = (await (await request.get('/registry.json')).json()) as { areas: { id: string }[] };
  expect(areaPages.map(({ area }) => area).sort()).toEqual(areas.map(({ id }) => id).sort());
});

for (const fault of faults) {
  for (const areaPage of areaPages.filter(({ area }) => fault.of.includes(area))) {
    const { area, account, path } = areaPage;
    test(`${area}, ${fault.what}: told with its code, the rest goes on, it heals`, async ({
      page,
      problems,
    }) => {
      problems.allow(/.*/);
      let documents = 0;
      const logged: string[] = [];
      const reported: unknown[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
        if (request.url().endsWith('/api/failures')) reported.push(request.postDataJSON());
      });
      page.on('console', (message) => logged.push(message.text()));
      if (account) await signIn(page, account);
      if (fault.isLate) await page.clock.install();
      const heal = await bringAbout(page, areaPage, fault, breaking.url);

      await expectTold(page, areaPage, fault);
      expect(documents, 'reloaded at most once').toBeLessThanOrEqual(2);
      expect(logged.join('\n')).toContain(`Area ${area}: ${fault.code}`);
      // Failures are reported to the market's log whatever the consent.
      const code = expect.stringMatching(new RegExp(`^${fault.code}`));
      expect(reported).toContainEqual(expect.objectContaining({ area, code }));
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);

      const before = documents;
      if (fault.registry === undefined) {
        await expectOthersIntact(page, areaPage);
        await page.goBack();
        if (fault.isLate) await page.clock.runFor(15_100);
        await expect(page.getByRole('main').getByRole('alert')).toContainText(fault.code);
      }
      await heal();
      await expectHealed(page, areaPage);
      // Sub-pages of an area are known only from a registry: such a page reloads once there is one.
      const mostReloads = fault.code === 'area.unknown' && ['manufacturer', 'admin'].includes(area) ? 1 : 0;
      expect(documents - before).toBeLessThanOrEqual(mostReloads);
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }
}
