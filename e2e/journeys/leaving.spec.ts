import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/market.ts';
import { typeSomething } from '../fixtures/type-something.ts';
import { wordsOf } from '../fixtures/words.ts';

const host = wordsOf('host');

const question = (page: Page) => page.getByRole('dialog', { name: host.en('leave.title') });
const toShop = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: host.en('footer.category.yarn') });

async function typing(page: Page, path = '/') {
  await page.goto('/shop');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await typeSomething(page);
}

test('leaving within the market asks; staying stays, leaving leaves', async ({ page }) => {
  await typing(page);
  await toShop(page).click();
  await expect(question(page)).toBeVisible();
  await question(page)
    .getByRole('button', { name: host.en('leave.stay') })
    .click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await toShop(page).click();
  await question(page)
    .getByRole('button', { name: host.en('leave.leave'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/shop\?category=yarn/);
  await expect(question(page)).toBeHidden();
});

test('closing and reloading are asked about by the browser', async ({ page }) => {
  const asked: string[] = [];
  await typing(page);
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  // Browsers ask only visitors who have interacted with the page.
  await page.getByRole('heading', { level: 1 }).click();
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await page.getByRole('heading', { level: 1 }).click();
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('another currency asks first: staying changes nothing, leaving reloads in it', async ({ page }) => {
  const browserAsks: string[] = [];
  page.on('dialog', (dialog) => {
    browserAsks.push(dialog.type());
    void dialog.accept();
  });
  await typing(page, '/shop');
  const cookie = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'selected_currency')?.value;
  const choose = async () => {
    await page.getByRole('button', { name: /USD/ }).first().click();
    await page
      .getByRole('radiogroup', { name: host.en('currency.title') })
      .getByRole('radio', { name: /EUR/ })
      .click();
  };
  await choose();
  await question(page)
    .getByRole('button', { name: host.en('leave.stay') })
    .click();
  expect(await cookie()).toBeUndefined();
  await page.keyboard.press('Escape');
  await choose();
  await question(page)
    .getByRole('button', { name: host.en('leave.leave'), exact: true })
    .click();
  await expect(page.getByRole('button', { name: /EUR/ }).first()).toBeVisible();
  expect(await cookie()).toBe('EUR');
  expect(browserAsks).toEqual([]);
});

test('another language is the same page: path, query, scroll and what was typed stay', async ({ page }) => {
  await page.goto('/shop?category=weaving');
  const search = page.getByRole('banner').getByRole('combobox');
  await expect(page.getByRole('main').locator('a[href*="/shop/"]').nth(8)).toBeVisible();
  await search.fill('half a word');
  await typeSomething(page);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.evaluate(() => window.scrollTo(0, 300));
  // The panel is at the top of the page, so a mouse click would scroll.
  await page
    .locator('input[type=radio][value=tr]')
    .first()
    .evaluate((option) => (option as HTMLElement).click());
  await expect(page).toHaveURL(/\/tr\/shop\?category=weaving$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('half a word');
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(300);
  const kept = (await page.context().cookies()).find(({ name }) => name === 'locale');
  expect(kept?.value).toBe('tr');
  expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
});
