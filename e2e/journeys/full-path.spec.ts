import type { Page } from '@playwright/test';
import { localePath, locales } from 'shared-kit/contract/languages';
import { credentialsOf } from '../fixtures/accounts.ts';
import { liveAddresses } from '../fixtures/live-addresses.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const host = wordsOf('host');

const addressOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

test('the fragment survives signing in', async ({ page }) => {
  const { email, password } = credentialsOf('retailer');
  await page.goto('/tr/quotes?state=sent#row-2');
  await expect(page.getByLabel(host.tr('login.email'))).toBeVisible();
  expect(addressOf(page)).toBe('/tr/login?redirect=%2Ftr%2Fquotes%3Fstate%3Dsent%23row-2');
  await page.getByLabel(host.tr('login.email')).fill(email);
  await page.getByLabel(host.tr('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: host.tr('login.submit') }).click();
  await expect.poll(() => addressOf(page)).toBe('/tr/quotes?state=sent#row-2');
});

for (const locale of locales) {
  test(`an address that leads nowhere is shown whole in ${locale}`, async ({ page, problems }) => {
    problems.allow(/404/);
    const address = localePath('/shop/nothing?from=mail#part-2', locale);
    await page.goto(address);
    await expect(page.getByText(`Page Not Found: ${address}`, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(host[locale]('error.not-found.title'));
  });

  test(`an address that can’t be decoded is a page that is not found in ${locale}`, async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(/404|could not be decoded/);
    for (const { pattern } of await liveAddresses(request)) {
      const path = pattern.includes(':') ? pattern.replace(/:\w+/g, '%ff') : `${pattern}/%ff`;
      const address = localePath(path.replace('//', '/'), locale);
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(404);
      expect(await answer.text(), address).toContain(`<html lang="${locale}"`);
    }
    for (const path of ['/shop/%ff', '/login/%ff', '/manufacturer/products/%ff']) {
      await page.goto(localePath(path, locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(host[locale]('error.not-found.title'));
    }
    expect((await request.get('/api/%ff')).headers()['content-type']).toContain('application/problem+json');
  });

  test(`a product’s id in capitals leads to its address in ${locale}`, async ({ page, request }) => {
    await signIn(page, 'retailer');
    const { items } = await (await request.get(`/api/products?locale=${locale}`)).json();
    const id = String(items[0].id);
    const address = localePath(`/shop/${id}?from=mail#papers`, locale);
    const inCapitals = address.replace(id, id.toUpperCase());
    expect(inCapitals).not.toBe(address);
    await page.goto(inCapitals);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(items[0].title);
    expect(addressOf(page)).toBe(address);

    await page.goto(localePath('/shop', locale));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // As a link of the page would.
    await page.evaluate((to) => {
      Object.assign(globalThis, { isSameDocument: true });
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, inCapitals);
    await expect.poll(() => addressOf(page)).toBe(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(items[0].title);
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  });
}
