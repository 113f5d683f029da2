import { type Locale, localePath } from 'shared-kit/contract/languages';
import { copyDemoData } from '../demo-data.ts';
import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { startCheckout, startServer } from '../fixtures/own-market.ts';
import { command, dataFolder } from '../fixtures/release-drill.ts';
import { wordsOf } from '../fixtures/words.ts';
import { freePort } from '../free-port.ts';

const [host, quotes, marketing] = [wordsOf('host'), wordsOf('quotes'), wordsOf('marketing')];

const address = `http://localhost:${freePort()}`;
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ baseURL: address });

let data: ReturnType<typeof dataFolder>;
let stop = async () => {};
const settings = () => ({ DATA_DIR: data.folder, DEMO: 'true', HOST: '127.0.0.1', TRUST_PROXY: 'loopback' });

/** Makes the live shop one that was released on purpose, with a name that no host offers. */
const stranded = `
  update live_release set origin = 'release' where area = 'shop';
  update area_release it
    set description = jsonb_set(description, '{uses,shared-kit/ui}', description #> '{uses,shared-kit/ui}' || '["Loom"]')
    from live_release live where live.area = 'shop' and it.area = 'shop' and it.version = live.version`;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  data = dataFolder();
  copyDemoData(data.folder);
  const stopOld = await startServer(address, settings());
  expect(await command('e2e/drills/change-database.ts', [data.folder, stranded], {})).toBe('changed\n');
  await stopOld();
});
test.afterAll(async () => {
  await stop();
  data?.remove();
});

test('a start ends if its host lacks what the released shop uses, and says how it may go on', async () => {
  const started = startCheckout(address, settings()).then((end) => end());
  await expect(started).rejects.toThrow(
    /mf-shop \S+ \(uses Loom of shared-kit\/ui\)\..* start with --allow mf-shop:/,
  );
});

test('with --allow it serves', async () => {
  stop = await startCheckout(address, settings(), ['--allow', 'mf-shop']);
});

for (const [locale, width, colorScheme] of [
  ['en', 1440, 'light'],
  ['tr', 390, 'dark'],
] as const satisfies (readonly [Locale, number, string])[]) {
  test(`the shop says that it is unavailable (${locale}, ${width} px, ${colorScheme})`, async ({ page }) => {
    const words = host[locale];
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(localePath('/shop', locale));
    const main = page.getByRole('main');
    await expect(main).toContainText(words('error.area.unavailable'));
    await expect(main).toContainText('area.contract-unsupported');
    await expectReadable(page);
    await main.getByRole('link', { name: words('error.go-home') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(marketing[locale]('home.title'));
  });
}

test('other areas go on', async ({ page }) => {
  await signIn(page, 'retailer');
  await page.goto('/quotes');
  await expect(page.getByRole('heading', { level: 1, name: quotes.en('quotes.title') })).toBeVisible();
});
