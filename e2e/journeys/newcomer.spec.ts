import { expect, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const [shop, host] = [wordsOf('shop'), wordsOf('host')];

const languages = [
  {
    locale: 'en',
    home: '/',
    words: 'rapier loom 190',
    product: /RL 190 rapier loom/,
    reedWidth: 'Reed width',
  },
  {
    locale: 'tr',
    home: '/tr',
    words: 'kancalı dokuma 190',
    product: /RL 190 armürlü kancalı dokuma/,
    reedWidth: 'Tarak eni',
  },
] as const;

// One language per width: the Turkish words are longer.
for (const [it, width] of [
  [languages[0], 1440],
  [languages[1], 390],
] as const) {
  test(`a newcomer finds a loom in ${it.locale} at ${width} px, signs in and sees it`, async ({ page }) => {
    const ofHost = host[it.locale];
    await page.setViewportSize({ width, height: 900 });
    await page.goto(it.home);
    const search = page.getByRole('banner').getByRole('combobox', { name: ofHost('search.placeholder') });
    await search.fill(it.words);
    await search.press('Enter');

    const prefix = it.locale === 'tr' ? '/tr' : '';
    await expect(page).toHaveURL(new RegExp(`${prefix}/shop\\?(q|asked)=`));
    await page.getByRole('link', { name: it.product }).first().click();

    // A signed-out visitor stays on the listing and is asked to sign in.
    const dialog = page.getByRole('dialog', { name: ofHost('request-login-modal.title') });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${prefix}/shop\\?(q|asked)=`));
    await dialog.getByRole('link', { name: ofHost('request-login-modal.login'), exact: true }).click();

    await expect(page).toHaveURL(new RegExp(`${prefix}/login\\?redirect=`));
    await page.getByLabel(ofHost('login.email')).fill('retailer@demo.example');
    await page.getByLabel(ofHost('login.password'), { exact: true }).fill('tezgah-demo-2026');
    await page.getByRole('button', { name: ofHost('login.submit') }).click();

    await expect(page).toHaveURL(new RegExp(`${prefix}/shop/[0-9a-f-]{36}$`));
    await expect(page.getByRole('heading', { level: 1, name: it.product })).toBeVisible();
    await expect(page.getByRole('heading', { name: shop[it.locale]('product.specification') })).toBeVisible();
    await expect(page.getByText(it.reedWidth).first()).toBeVisible();
  });
}

test('a direct visit to a product is replaced by the shop with the question over it', async ({
  page,
  request,
}) => {
  const { items } = await (await request.get('/api/products?limit=1')).json();
  await page.goto(`/tr/shop/${items[0].id}`);
  await expect(page.getByRole('dialog', { name: host.tr('request-login-modal.title') })).toBeVisible();
  await expect(page).toHaveURL(/\/tr\/shop$/);
  await expect(page.getByRole('dialog')).not.toContainText(items[0].title);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the currency switch stores the choice and shows every price in it', async ({ page, context }) => {
  await page.goto('/shop?category=weaving');
  await expect(page.getByText(/^\$\d/).first()).toBeVisible();
  await page.getByRole('button', { name: host.en('preferences.title') }).click();
  await page
    .getByRole('radiogroup', { name: host.en('currency.title') })
    .getByRole('radio', { name: 'CHF (₣)' })
    .click();
  await expect(page.getByText(/CHF\s\d/).first()).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'selected_currency');
  expect(cookie).toMatchObject({ value: 'CHF', path: '/' });
});

test('switching the language keeps the page, its filters and what was typed', async ({ page }) => {
  await page.goto('/shop?category=weaving&condition=used');
  // wording: a category's name is data
  await expect(page.getByRole('heading', { level: 1, name: 'Weaving machines' })).toBeVisible();
  await page.getByRole('banner').getByRole('combobox').fill('half a word');
  await page.getByRole('button', { name: host.en('preferences.title') }).click();
  await page
    .getByRole('radiogroup', { name: host.en('locale.title') })
    .getByRole('radio', { name: 'Türkçe' })
    .click();
  await expect(page).toHaveURL(/\/tr\/shop\?category=weaving&condition=used$/);
  // wording: a category's name is data
  await expect(page.getByRole('heading', { level: 1, name: 'Dokuma makineleri' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('half a word');
});
