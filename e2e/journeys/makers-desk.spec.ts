import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { ProductEditorAnswer } from 'shared-kit/contract';
import { expectReadable } from '../fixtures/accessibility.ts';
import { signedIn } from '../fixtures/asking-banks.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { newColleague, newMaker } from '../fixtures/new-maker.ts';
import { inDialog, press } from '../fixtures/press.ts';
import { marketUrl } from '../market-url.ts';

const workbook = fileURLToPath(new URL('../fixtures/gediz-catalogue.xlsx', import.meta.url));
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const saved = (page: Page, words: 'Saved' | 'Kaydedildi') =>
  expect(page.getByRole('status').getByText(words, { exact: true })).toBeVisible();

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
  await expect(page.getByText('Henüz ürün yok')).toBeVisible();

  await page.goto('/tr/manufacturer/import');
  await page.getByLabel(/dosya seçin/).setInputFiles(workbook);
  await expect(heading(page, 'Dosyanın sütunları')).toBeVisible();
  await expect(page.getByText('Gizli sayfalar alınmaz: Maliyetler')).toBeVisible();
  await field(page, 'Yeni ürünleri hemen yayımla').check();
  await press(page, 'Dosyayı denetle');
  await expect(page.getByText('Hatalı satır yok.')).toBeVisible();
  await press(page, '19 ürünü aktar');
  await expect(page.getByText('Geri almak için son an')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/tr/manufacturer/products/new');
  await field(page, 'Ad').fill('Gediz 340 ram makinesi');
  await page.getByRole('combobox', { name: 'Kategori' }).fill('apre');
  await expectReadable(page);
  await page.getByRole('option', { name: /^Kurutma ve apre/ }).click();
  await press(page, 'Başla');
  await expect(heading(page, /^Gediz 340/)).toBeVisible();
  await press(page, 'Yayın için 3 eksiği giderin');
  const notYet = page.getByRole('dialog', { name: 'Henüz yayına hazır değil' });
  await expect(notYet.getByText('İngilizce açıklama eksik')).toBeVisible();
  await expectReadable(page);
  await inDialog(page, 'Ürüne dön');

  await field(page, 'Ad (İngilizce)').fill('Gediz 340 stenter');
  await field(page, 'Açıklama (İngilizce)').fill('Stenter with heat recovery.');
  await field(page, 'Açıklama (Türkçe)').fill('Isı geri kazanımlı ram.');
  await field(page, 'Çalışma eni').fill('134 in');
  await expect(page.getByText(/^340,36 cm olarak saklanır/)).toBeVisible();
  await field(page, 'Kurulu güç').fill('10 hp');
  await expect(page.getByText(/^7,456999 kW olarak saklanır/)).toBeVisible();
  await field(page, 'Termin').fill('16');
  await field(page, 'Teslim şekli').selectOption('FOB');
  await press(page, 'Dünya fiyatı ekle');
  await field(page, 'Fiyat').fill('118.500,50');
  await saved(page, 'Kaydedildi');
  await expectReadable(page);
  await press(page, 'Yayınla');
  await expect(page.getByRole('dialog').getByText('Dünya fiyatı')).toBeVisible();
  await expectReadable(page);
  await inDialog(page, 'Şimdi yayınla');
  await expect(page.getByText(/son yayın .*Müjde Kara/)).toBeVisible();

  await page.goto('/tr/manufacturer/products?status=published');
  await expect(page.getByText('20 ürün', { exact: true })).toBeVisible();
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
  await expect(field(other, 'Ad (İngilizce)')).toHaveValue('Gediz 190 stenter');

  await field(page, 'Name (English)').fill('Gediz 190 cm stenter');
  await field(page, 'Description (English)').fill('For towels of 190 cm, with four chambers.');
  await saved(page, 'Saved');
  await field(other, 'Ad (İngilizce)').fill('Gediz 190 dryer');
  await field(other, 'Garanti metni (Türkçe)').fill('İki yıl, parça dahil');
  const conflict = other.getByRole('alert');
  await expect(conflict.getByRole('listitem')).toHaveText([
    /^Ad \(İngilizce\)Sizinki: Gediz 190 dryerÇalışma arkadaşınızınki: Gediz 190 cm stenter/,
  ]);
  await expect(conflict).toBeInViewport();
  await expect(field(other, 'Açıklama (İngilizce)')).toHaveValue('For towels of 190 cm, with four chambers.');
  await expectReadable(other);
  await press(other, 'Onunkini al: Ad (İngilizce)');
  await expect(conflict).toBeHidden();
  await saved(other, 'Kaydedildi');
  await expect(field(other, 'Ad (İngilizce)')).toHaveValue('Gediz 190 cm stenter');

  await field(page, 'Name (Turkish)').fill('Gediz 190 ram');
  await expect(field(page, 'Warranty in words (Turkish)')).toHaveValue('İki yıl, parça dahil');
  await saved(page, 'Saved');
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
  await press(page, 'Publish');
  await inDialog(page, 'Publish now');
  await expect(page.getByText(/last published/)).toBeVisible();

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
    await expect(listing.getByLabel('Price, at most')).toHaveAttribute('placeholder', price);
  };
  await dearest('2,950,000');
  await buyer.goto('/cart');
  await expect(buyer.getByRole('link', { name: 'Gediz 360 stenter' })).toBeVisible();
  await expect(buyer.getByText('Price changed', { exact: true })).toHaveCount(0);

  await field(page, 'Price').fill('2890000');
  await saved(page, 'Saved');
  await press(page, 'Publish changes');
  await inDialog(page, 'Publish now');
  await expect(buyer.getByText('Price changed', { exact: true })).toBeVisible();
  await expect(buyer.getByText(/^was \$2,950,000 on/)).toBeVisible();
  await dearest('2,890,000');
  await buyer.setViewportSize({ width: 390, height: 844 });
  await expectReadable(buyer);
  await press(buyer, 'Accept $2,890,000');
  await expect(buyer.getByText('Price changed', { exact: true })).toBeHidden();
  await buyer.context().close();
});
