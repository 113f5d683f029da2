import type { Page } from '@playwright/test';
import type { QuoteListAnswer } from 'shared-kit/contract';
import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { inDialog } from '../fixtures/press.ts';
import { marketUrl } from '../market-url.ts';

const languages = [
  {
    prefix: '',
    width: 1440,
    question: 'used rapier loom 190 cm under $20,000',
    chips: ['Weaving machines', 'Used', 'Rapier', '190 cm ±5', 'up to $20,000'],
    remove: (name: string) => `Remove ${name}`,
    one: '1 product',
    three: '3 products',
    unanswered: 'used water jet loom',
    nothing: 'Nothing matches “used water jet loom”',
    relax: 'Remove Used (1)',
    ask: 'Ask several makers for it',
    what: 'What you are looking for',
    country: /^Delivery country/,
    send: 'Send requests',
  },
  {
    prefix: '/tr',
    width: 390,
    question: 'ikinci el kancalı tezgah 190 cm 20 bin dolar altı',
    chips: ['Dokuma makineleri', 'İkinci el', 'Kancalı', '190 cm ±5', 'en çok $20,000'],
    remove: (name: string) => `${name} filtresini kaldır`,
    one: '1 ürün',
    three: '3 ürün',
    unanswered: 'ikinci el su jetli tezgah',
    nothing: '“ikinci el su jetli tezgah” için sonuç yok',
    relax: 'Kaldır: İkinci el (1)',
    ask: 'Birkaç üreticiye sor',
    what: 'Ne arıyorsunuz',
    country: /^Teslimat ülkesi/,
    send: 'Talepleri gönder',
  },
] as const;

async function search(page: Page, words: string): Promise<void> {
  const field = page.getByRole('banner').getByRole('combobox');
  await field.fill(words);
  await field.press('Enter');
}

/** The titles of what a maker was asked for last. */
async function askedOf(page: Page, account: 'machines'): Promise<string> {
  await signIn(page, account);
  const answer = await page.request.get('/api/quotes?side=selling&stage=requested');
  const { quotes } = (await answer.json()) as QuoteListAnswer;
  return JSON.stringify(await (await page.request.get(`/api/quotes/${quotes[0]?.id}`)).json());
}

for (const it of languages) {
  test(`a question becomes chips, and one that finds nothing becomes requests, in ${it.prefix || 'English'}`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: it.width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, 'retailer');
    await page.goto(`${it.prefix}/shop`);
    await search(page, it.question);
    for (const name of it.chips)
      await expect(page.getByRole('button', { name: new RegExp(escaped(it.remove(name))) })).toBeVisible();
    await expect(page).toHaveURL(/asked=.*condition=used/);
    await expect(page.getByRole('status').getByText(it.one, { exact: true })).toBeVisible();
    await expectReadable(page);
    await page.getByRole('button', { name: new RegExp(escaped(it.remove('190 cm ±5'))) }).click();
    await expect(page.getByRole('status').getByText(it.three, { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('status').getByText(it.one, { exact: true })).toBeVisible();

    await search(page, it.unanswered);
    await expect(page.getByText(it.nothing)).toBeVisible();
    await expectReadable(page);
    await page.getByRole('button', { name: it.relax }).click();
    await expect(page.getByRole('link', { name: /YS 9200/ })).toBeVisible();
    await page.goBack();

    await page.getByRole('button', { name: it.ask }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(it.what)).toHaveValue(it.unanswered);
    await dialog.getByRole('checkbox', { name: /Altınmekik/ }).check();
    await dialog.getByRole('checkbox', { name: /Norrvik/ }).check();
    await dialog.getByLabel(it.country).selectOption('SE');
    await expectReadable(page);
    await inDialog(page, it.send);
    await expect(page).toHaveURL(/\/quotes\?group=[0-9a-f-]{36}$/);

    const maker = await (await browser.newContext({ baseURL: marketUrl })).newPage();
    expect(await askedOf(maker, 'machines')).toContain(it.unanswered);
    await maker.context().close();
  });
}

/** Figures and units hold together with spaces that don't break. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
