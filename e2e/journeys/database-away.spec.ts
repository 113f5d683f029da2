import type { Page } from '@playwright/test';
import { type CuttableDatabase, cuttableDatabase } from '../fixtures/cuttable-database.ts';
import { expect, test } from '../fixtures/market.ts';
import { startOwnMarket, startServer } from '../fixtures/own-market.ts';
import { dataFolder } from '../fixtures/release-drill.ts';
import { wordsOf } from '../fixtures/words.ts';
import { freePort } from '../free-port.ts';

const [marketing, host] = [wordsOf('marketing'), wordsOf('host')];

/** A market whose database connection can be cut, beside the market that owns the database. */
const address = `http://localhost:${freePort()}`;
const stops: (() => Promise<void>)[] = [];
let database: CuttableDatabase;

test.use({ baseURL: address });
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const data = dataFolder();
  stops.push(async () => data.remove());
  const owner = `http://localhost:${freePort()}`;
  stops.push(await startOwnMarket(owner, { DATA_DIR: data.folder }));
  database = await cuttableDatabase(data.ofMarket());
  stops.push(database.stop);
  const settings = { DATABASE_URL: database.url, DATA_DIR: data.ofMarket(), DEMO: 'true', HOST: '127.0.0.1' };
  stops.push(await startServer(address, { ...settings, PUBLIC_URL: '', TRUST_PROXY: 'loopback' }));
});
test.afterEach(async () => {
  database.mend();
  await expect.poll(async () => (await fetch(`${address}/api/ready`)).status).toBe(200);
});
test.afterAll(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** Waits until the server has noticed: a check from a moment ago is still valid. */
async function takeAway(page: Page): Promise<void> {
  database.cut();
  await expect.poll(async () => (await page.request.get('/api/ready')).status()).toBe(503);
  await page.waitForTimeout(1500);
}
const banner = (page: Page) => page.getByRole('status').filter({ hasText: host.en('offline.away') });
const unanswered = /503|Failed to load resource/;

test('a page that needs the database says so in both languages, and comes by itself once it is back', async ({
  page,
  problems,
}) => {
  problems.allow(unanswered);
  await takeAway(page);
  const answer = await page.goto('/login?redirect=%2Fquotes');
  expect(answer?.status()).toBe(503);
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name: "can't reach its data" })).toBeVisible();
  await page.getByRole('link', { name: 'Türkçe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'verilerine ulaşamıyor' })).toBeVisible();
  await page.getByRole('link', { name: 'Şimdi yeniden dene' }).click(); // wording: the server's own page
  await expect(page.getByText(/^Son deneme: \d\d:\d\d:\d\d$/)).toBeVisible();

  database.mend();
  await expect(page.locator('input[type=email]')).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/tr\/login\?redirect=%2Fquotes$/);
});

test('public pages and earlier answers are still served, marked as old', async ({ page, problems }) => {
  problems.allow(unanswered);
  const products = page.getByRole('main').locator('a[href*="/shop/"]');
  for (const path of ['/', '/shop']) await page.goto(path);
  // Answers are cached only once the market listens for changes.
  await expect
    .poll(async () => (await page.request.get('/api/products?locale=en&currency=USD')).headers()['x-cache'])
    .toBe('hit');
  await page.goto('/shop');
  await expect(products.first()).toBeVisible();
  await takeAway(page);

  for (const path of ['/', '/shop']) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    expect(Date.parse(answer?.headers()['x-data-of'] ?? '')).toBeLessThan(Date.now());
    await expect(banner(page)).toContainText(host.en.within('offline.data-of'));
  }
  await expect(products.first()).toBeVisible();
  expect((await page.request.get('/nowhere')).status()).toBe(404);

  database.mend();
  await expect(banner(page)).toBeHidden({ timeout: 20_000 });
  await expect(products.first()).toBeVisible();
});

test('an open tab stays signed in, keeps what is typed, and goes on once the database is back', async ({
  page,
  problems,
}) => {
  problems.allow(unanswered);
  const signedIn = await page.request.post('/api/auth/sign-in/email', {
    data: { email: 'retailer@demo.example', password: 'tezgah-demo-2026' },
    headers: { origin: address },
  });
  expect(signedIn.status()).toBe(200);
  await page.goto('/contact-us');
  const account = page.getByRole('banner').getByRole('button', { name: host.en.like('account.open') });
  await expect(account).toBeVisible();
  await page.getByRole('textbox', { name: marketing.en('contact.name') }).fill('Deniz Aksoy');
  await page.getByRole('textbox', { name: marketing.en('contact.email') }).fill('deniz@mill.example');
  await page.getByRole('combobox', { name: marketing.en('contact.topic') }).selectOption('buying');
  await page.getByLabel(marketing.en('contact.message')).fill('We look for a stenter with eight chambers.');
  await takeAway(page);

  const send = page.getByRole('button', { name: marketing.en('contact.send') });
  await send.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByLabel(marketing.en('contact.message'))).toHaveValue(
    'We look for a stenter with eight chambers.',
  );
  // Another tab reports a change. Nobody can say what changed, so the page stays as it is.
  await page.evaluate(() => {
    const channel = new BroadcastChannel('tezgah-session');
    channel.postMessage(null);
  });
  await expect(account).toBeVisible();

  database.mend();
  await expect(banner(page)).toBeHidden({ timeout: 20_000 });
  await send.click();
  await expect(page.getByText(marketing.en('contact.sent')).first()).toBeVisible();

  await takeAway(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: host.en('footer.category.yarn') })
    .click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 15_000 });
  await expect(account).toBeVisible();
  database.mend();
  await expect(page.getByRole('main').locator('a[href*="/shop/"]').first()).toBeVisible({ timeout: 20_000 });

  await takeAway(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: "can't reach its data" })).toBeVisible();
  database.mend();
  await expect(account).toBeVisible({ timeout: 20_000 });
});
