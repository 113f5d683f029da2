import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Locale } from 'shared-kit/contract/languages';
import type { ProductEditorAnswer } from 'shared-kit/contract/products';
import { expectReadable } from '../fixtures/accessibility.ts';
import { signedIn } from '../fixtures/asking-banks.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { newColleague, newMaker } from '../fixtures/new-maker.ts';
import { inDialog, press } from '../fixtures/press.ts';
import { escaped, wordsOf } from '../fixtures/words.ts';
import { marketUrl } from '../market-url.ts';

const [shop, maker] = [wordsOf('shop'), wordsOf('manufacturer')];

const workbook = fileURLToPath(new URL('../fixtures/gediz-catalogue.xlsx', import.meta.url));
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const saved = (page: Page, locale: Locale) =>
  expect(
    page.getByRole('status').getByText(maker[locale]('editor.save.saved'), { exact: true }),
  ).toBeVisible();

/** A machine that its maker could publish, without the form. */
async function addStenter({ request }: Page, title: string): Promise<string> {
  const ask = async (method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const headers = { origin: marketUrl, 'idempotency-key': crypto.randomUUID() };
    const answer = await request[method](`/api/manufacturer/products${path}`, { data, headers });
    expect(answer.status(), path).toBeLessThan(300);
    return answer.json();
  };
  const { id } = await ask('post', '', { title, categoryId: 'finishing', locale: 'en' });
  const { revision, draft }: ProductEditorAnswer = await ask('get', `/${id}`);
  const price = { place: 'global', price: '2950000', currency: 'USD', from: null, until: null };
  const whole = {
    ...draft,
    description: { en: 'Stenter with eight chambers.', tr: 'Sekiz kabinli ram.' },
    incoterm: { rule: 'FOB', place: 'İzmir' },
    leadTimeWeeks: 12,
    priceRows: [{ ...price, incoterm: null, leadTimeWeeks: null }],
  };
  await ask('put', `/${id}/draft`, { revision, draft: whole });
  return id;
}

test('a new maker brings a workbook and one machine by hand, and sells 20 products', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await newMaker(page, browser);
  await page.goto('/tr/manufacturer/products');
  await expect(page.getByText(maker.tr('products.empty.title'))).toBeVisible();

  await page.goto('/tr/manufacturer/import');
  await page.getByLabel(maker.tr('import.file.choose')).setInputFiles(workbook);
  await expect(heading(page, maker.tr('import.page.columns'))).toBeVisible();
  await expect(page.getByText(maker.tr('import.sheets-hidden', { sheets: 'Maliyetler' }))).toBeVisible();
  await field(page, maker.tr('import.publish')).check();
  await press(page, maker.tr('import.check'));
  await expect(page.getByText(maker.tr('import.no-faults'))).toBeVisible();
  await press(page, maker.tr('import.apply', { count: 19 }));
  await expect(page.getByText(maker.tr('import.report.undo-until'))).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/tr/manufacturer/products/new');
  await field(page, maker.tr('new-product.name')).fill('Gediz 340 ram makinesi');
  await page.getByRole('combobox', { name: maker.tr('editor.category') }).fill('apre');
  await expectReadable(page);
  await page.getByRole('option', { name: /^Kurutma ve apre/ }).click();
  await press(page, maker.tr('new-product.begin'));
  await expect(heading(page, /^Gediz 340/)).toBeVisible();
  await press(page, maker.tr('editor.fix', { count: 3 }));
  const notYet = page.getByRole('dialog', { name: maker.tr('editor.publish.not-yet') });
  await expect(notYet.getByText(maker.tr('editor.point.description', { count: 1 }))).toBeVisible();
  await expectReadable(page);
  await inDialog(page, maker.tr('editor.publish.back'));

  await field(page, maker.tr('editor.text.title', { language: 'İngilizce' })).fill('Gediz 340 stenter');
  await field(page, maker.tr('editor.text.description', { language: 'İngilizce' })).fill(
    'Stenter with heat recovery.',
  );
  await field(page, maker.tr('editor.text.description', { language: 'Türkçe' })).fill(
    'Isı geri kazanımlı ram.',
  );
  // wording: an attribute's name is data
  await field(page, 'Çalışma eni').fill('134 in');
  await expect(page.getByText(maker.tr.within('editor.kept-as', { value: '340,36 cm' }))).toBeVisible();
  await field(page, 'Kurulu güç').fill('10 hp');
  await expect(page.getByText(maker.tr.within('editor.kept-as', { value: '7,456999 kW' }))).toBeVisible();
  await field(page, maker.tr('editor.terms.leadTimeWeeks')).fill('16');
  await field(page, maker.tr('editor.terms.incoterm')).selectOption('FOB');
  await press(page, maker.tr('editor.price.first'));
  await field(page, maker.tr('editor.price.price')).fill('118.500,50');
  await saved(page, 'tr');
  await expectReadable(page);
  await press(page, maker.tr('editor.publish'));
  await expect(page.getByRole('dialog').getByText(maker.tr('editor.done.price-missing'))).toBeVisible();
  await expectReadable(page);
  await inDialog(page, maker.tr('editor.publish.confirm'));
  await expect(
    page.getByText(maker.tr.within('editor.published-on', { person: 'Müjde Kara' })),
  ).toBeVisible();

  await page.goto('/tr/manufacturer/products?status=published');
  await expect(page.getByText(maker.tr('products.count', { count: 20 }), { exact: true })).toBeVisible();
  await page.goto('/tr/shop?q=Gediz+340');
  await expect(
    page.getByRole('main').getByRole('article').filter({ hasText: 'Gediz 340 ram makinesi' }),
  ).toContainText('$118,500.50');
});

test('two colleagues edit one product: both texts stay, and the same one is put to the second', async ({
  page,
  browser,
  problems,
}) => {
  test.setTimeout(90_000);
  // Saving over a colleague's newer text is refused.
  problems.allow(/status of 409/);
  await newMaker(page, browser);
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  problems.watch(other);
  await newColleague(page, other);
  const id = await addStenter(page, 'Gediz 190 stenter');
  await other.setViewportSize({ width: 390, height: 844 });
  await other.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(`/manufacturer/products/${id}`);
  await other.goto(`/tr/manufacturer/products/${id}`);
  await expect(field(other, maker.tr('editor.text.title', { language: 'İngilizce' }))).toHaveValue(
    'Gediz 190 stenter',
  );

  await field(page, maker.en('editor.text.title', { language: 'English' })).fill('Gediz 190 cm stenter');
  await field(page, maker.en('editor.text.description', { language: 'English' })).fill(
    'For towels of 190 cm, with four chambers.',
  );
  await saved(page, 'en');
  await field(other, maker.tr('editor.text.title', { language: 'İngilizce' })).fill('Gediz 190 dryer');
  await field(other, maker.tr('editor.text.warranty', { language: 'Türkçe' })).fill('İki yıl, parça dahil');
  const conflict = other.getByRole('alert');
  const name = maker.tr('editor.text.title', { language: 'İngilizce' });
  const mine = maker.tr('editor.conflict.mine', { text: 'Gediz 190 dryer' });
  const theirs = maker.tr('editor.conflict.theirs', { text: 'Gediz 190 cm stenter' });
  await expect(conflict.getByRole('listitem')).toHaveText([new RegExp(`^${escaped(name + mine + theirs)}`)]);
  await expect(conflict).toBeInViewport();
  await expect(field(other, maker.tr('editor.text.description', { language: 'İngilizce' }))).toHaveValue(
    'For towels of 190 cm, with four chambers.',
  );
  await expectReadable(other);
  await press(other, maker.tr('editor.conflict.take', { name }));
  await expect(conflict).toBeHidden();
  await saved(other, 'tr');
  await expect(field(other, maker.tr('editor.text.title', { language: 'İngilizce' }))).toHaveValue(
    'Gediz 190 cm stenter',
  );

  await field(page, maker.en('editor.text.title', { language: 'Turkish' })).fill('Gediz 190 ram');
  await expect(field(page, maker.en('editor.text.warranty', { language: 'Turkish' }))).toHaveValue(
    'İki yıl, parça dahil',
  );
  await saved(page, 'en');
  const { draft } = await (await other.request.get(`/api/manufacturer/products/${id}`)).json();
  expect(draft).toMatchObject({
    title: { en: 'Gediz 190 cm stenter', tr: 'Gediz 190 ram' },
    description: { en: 'For towels of 190 cm, with four chambers.' },
    warranty: { tr: 'İki yıl, parça dahil' },
  });
  await other.context().close();
});

test('a new price reaches the listing, its facets and the open cart of another browser', async ({
  page,
  browser,
  problems,
}) => {
  test.setTimeout(90_000);
  await signIn(page, 'machines');
  const id = await addStenter(page, 'Gediz 360 stenter');
  await page.goto(`/manufacturer/products/${id}`);
  await press(page, maker.en('editor.publish'));
  await inDialog(page, maker.en('editor.publish.confirm'));
  await expect(page.getByText(maker.en.within('editor.published-day'))).toBeVisible();

  const buyer = await signedIn(browser, 'retailer');
  problems.watch(buyer);
  const headers = { origin: marketUrl, 'idempotency-key': crypto.randomUUID() };
  const added = await buyer.request.post('/api/cart/lines', { data: { productId: id }, headers });
  expect(added.status()).toBe(200);
  const listing = await buyer.context().newPage();
  problems.watch(listing);
  const dearest = async (price: string) => {
    await listing.goto('/shop?category=finishing&sort=price-desc');
    await expect(listing.getByRole('article').first()).toContainText(`$${price}`);
    await expect(listing.getByLabel(shop.en('facet.at-most', { label: 'Price' }))).toHaveAttribute(
      'placeholder',
      price,
    );
  };
  await dearest('2,950,000');
  await buyer.goto('/cart');
  await expect(buyer.getByRole('link', { name: 'Gediz 360 stenter' })).toBeVisible();
  await expect(buyer.getByText(shop.en('cart.price-changed'), { exact: true })).toHaveCount(0);

  await field(page, maker.en('editor.price.price')).fill('2890000');
  await saved(page, 'en');
  await press(page, maker.en('editor.publish-changes'));
  await inDialog(page, maker.en('editor.publish.confirm'));
  await expect(buyer.getByText(shop.en('cart.price-changed'), { exact: true })).toBeVisible();
  await expect(buyer.getByText(shop.en.within('cart.was', { old: '$2,950,000' }))).toBeVisible();
  await dearest('2,890,000');
  await buyer.setViewportSize({ width: 390, height: 844 });
  await expectReadable(buyer);
  await press(buyer, shop.en('cart.accept', { price: '$2,890,000' }));
  await expect(buyer.getByText(shop.en('cart.price-changed'), { exact: true })).toBeHidden();
  await buyer.context().close();
});
