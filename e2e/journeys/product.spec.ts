import { readFile } from 'node:fs/promises';
import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';

const languages = [
  {
    locale: 'en',
    prefix: '',
    monthly: /^from .+ per month$/,
    financing: 'Financing, indicative',
    term: '36 mo',
    assumed: '36 equal monthly instalments',
    voltage: 'Supply voltage in your factory',
    fits: 'fits',
    margin: 'Margin',
    payback: /^about .+ months$/,
    sheet: 'Specification sheet (PDF)',
    file: /- Specification sheet\.pdf$/,
    related: 'From other makers',
    viewed: 'Recently viewed',
  },
  {
    locale: 'tr',
    prefix: '/tr',
    monthly: /^aylık en az (≈ )?\S+$/,
    financing: 'Finansman, gösterge niteliğinde',
    term: '36 ay',
    assumed: '36 eşit aylık taksit',
    voltage: 'Fabrikanızdaki besleme gerilimi',
    fits: 'uyuyor',
    margin: 'Kâr payı',
    payback: /^yaklaşık .+ ay$/,
    sheet: 'Teknik föy (PDF)',
    file: /- Teknik föy\.pdf$/,
    related: 'Diğer üreticilerden',
    viewed: 'Son baktıklarınız',
  },
] as const;

// One language per width: the Turkish words are longer.
for (const [t, width] of [
  [languages[0], 1440],
  [languages[1], 390],
] as const) {
  test(`a loom is weighed up, ${t.locale} at ${width} px`, async ({ page, request }) => {
    // Checks two whole pages by axe, which takes long on two cores.
    test.slow();
    const { items } = await (await request.get('/api/products?category=weaving&limit=1')).json();
    const { id, title } = items[0];
    await signIn(page, 'retailer');
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${t.prefix}/shop/${id}`);

    await page.getByRole('button', { name: t.monthly }).click();
    const financing = page.getByRole('region', { name: t.financing });
    await expect(financing).toBeFocused();
    await financing.getByText(t.term, { exact: true }).click();
    await expect(financing).toContainText(t.assumed);

    await page.getByRole('textbox', { name: t.voltage }).fill('400');
    await expect(page.getByText(t.fits, { exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: t.margin }).fill('0,5');
    await expect(page.getByText(t.payback)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectReadable(page);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t.sheet }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(t.file);
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');

    // The next product's page remembers everything.
    await page.getByRole('region', { name: t.related }).getByRole('link').first().click();
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(page.getByRole('region', { name: t.viewed }).getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: t.voltage })).toHaveValue('400');
    await expectReadable(page);
    await page.getByRole('region', { name: t.viewed }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${t.prefix}/shop/${id}$`));
    if (t.locale === 'en') await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('on paper a product has neither buttons nor neighbours', async ({ page, request }) => {
  const { items } = await (await request.get('/api/products?category=weaving&limit=1')).json();
  await signIn(page, 'retailer');
  await page.goto(`/shop/${items[0].id}`);
  await expect(page.getByRole('region', { name: 'From other makers' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Specification' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Share', 'Print', 'Add to cart', 'More'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  await expect(page.getByRole('region', { name: 'From other makers' })).toBeHidden();
});
