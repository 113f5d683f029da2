import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const host = wordsOf('host');

const banner = (page: Page) => page.getByRole('status').filter({ hasText: host.en('offline.text') });
/** The browser's own messages about failed requests. */
const unreachable = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/;

test('a lost connection is said, keeps what is typed, and is made up for when it is back', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(unreachable);
  await page.goto('/login');
  await page.getByLabel(host.en('login.email')).fill('plain@demo.example');
  await page.getByLabel(host.en('login.password'), { exact: true }).fill('wrong');
  await expect(banner(page)).toBeHidden();
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: host.en('login.submit'), exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel(host.en('login.email'))).toHaveValue('plain@demo.example');
  await expect(page.getByLabel(host.en('login.password'), { exact: true })).toHaveValue('wrong');

  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
  const answer = page.waitForResponse('**/api/auth/sign-in/email');
  await page.getByRole('button', { name: host.en('login.submit'), exact: true }).click();
  expect((await answer).status()).toBe(401);
});

test('questions that the connection failed are asked again, by the reader or by itself', async ({
  page,
  problems,
}) => {
  problems.allow(unreachable);
  await page.goto('/shop');
  const products = page.getByRole('main').locator('a[href*="/shop/"]');
  await expect(products.first()).toBeVisible();
  // A network without the market: the browser believes that it is online.
  await page.route('**/api/**', (route) => route.abort());
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: host.en('footer.category.yarn') })
    .click();
  await expect(banner(page)).toBeVisible();
  await banner(page)
    .getByRole('button', { name: host.en('offline.again') })
    .click();
  await expect(banner(page)).toBeVisible();
  await page.unroute('**/api/**');
  await banner(page)
    .getByRole('button', { name: host.en('offline.again') })
    .click();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: /Yarn/ })).toBeVisible();
  await expect(products.first()).toBeVisible();
});

const linesTried = ['the browser knows of it', 'a network that leads nowhere'] as const;

for (const how of linesTried) {
  test(`a page that is not loaded is waited for without a connection, and comes when it is back: ${how}`, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/.*/);
    const cutOff = () =>
      how === linesTried[0] ? context.setOffline(true) : page.route('**', (route) => route.abort());
    const connect = () => (how === linesTried[0] ? context.setOffline(false) : page.unroute('**'));
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto('/login');
    await page.getByLabel(host.en('login.email')).fill('plain@demo.example');
    await cutOff();

    await page.getByRole('main').getByRole('link').first().click();
    await expect(banner(page)).toContainText(host.en('offline.next'));
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel(host.en('login.email'))).toHaveValue('plain@demo.example');
    // Visitors may choose another page while they wait.
    await page.getByRole('link', { name: 'Tezgah' }).first().click();
    await expect(page.getByLabel(host.en('login.email'))).toHaveValue('plain@demo.example');

    await connect();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toBeHidden();
    expect(documents).toBe(1);
  });
}
