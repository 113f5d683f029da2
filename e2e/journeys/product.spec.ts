import { readFile } from 'node:fs/promises';
import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const shop = wordsOf('shop');

const languages = [
  // wording: the server names the file.
  { locale: 'en', prefix: '', file: /- Specification sheet\.pdf$/ },
  { locale: 'tr', prefix: '/tr', file: /- Teknik föy\.pdf$/ },
] as const;

// One language per width: the Turkish words are longer.
for (const [it, width] of [
  [languages[0], 1440],
  [languages[1], 390],
] as const) {
  test(`a loom is weighed up, ${it.locale} at ${width} px`, async ({ page, request }) => {
    // Checks two whole pages by axe, which takes long on two cores.
    test.slow();
    const t = shop[it.locale];
    const { items } = await (await request.get('/api/products?category=weaving&limit=1')).json();
    const { id, title } = items[0];
    await signIn(page, 'retailer');
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${it.prefix}/shop/${id}`);

    await page.getByRole('button', { name: t.like('financing.from') }).click();
    const financing = page.getByRole('region', { name: t('financing.title') });
    await expect(financing).toBeFocused();
    await financing.getByRole('radio', { name: t('financing.months', { months: 36 }), exact: true }).click();
    await expect(financing.getByText(t.like('financing.assumptions', { months: 36 }))).toBeVisible();

    await page.getByRole('textbox', { name: t('fit.own.voltage') }).fill('400');
    await expect(page.getByText(t('fit.result.fits'), { exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: t('productivity.field.margin') }).fill('0,5');
    await expect(page.getByText(t.like('productivity.payback-value'))).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectReadable(page);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t('datasheet.specification') }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(it.file);
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');

    // The next product's page remembers everything.
    await page
      .getByRole('region', { name: t('related.title') })
      .getByRole('link')
      .first()
      .click();
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(page.getByRole('region', { name: t('viewed.title') }).getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: t('fit.own.voltage') })).toHaveValue('400');
    await expectReadable(page);
    await page
      .getByRole('region', { name: t('viewed.title') })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(new RegExp(`${it.prefix}/shop/${id}$`));
    if (it.locale === 'en') await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('on paper a product has neither buttons nor neighbours', async ({ page, request }) => {
  const { items } = await (await request.get('/api/products?category=weaving&limit=1')).json();
  await signIn(page, 'retailer');
  await page.goto(`/shop/${items[0].id}`);
  await expect(page.getByRole('region', { name: shop.en('related.title') })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: shop.en('product.specification') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const key of ['product.share', 'product.print', 'cart.add', 'product.quantity-more'] as const)
    await expect(page.getByRole('button', { name: shop.en(key), exact: true })).toBeHidden();
  await expect(page.getByRole('region', { name: shop.en('related.title') })).toBeHidden();
});
