import type { Page } from '@playwright/test';
import type { QuoteListAnswer } from 'shared-kit/contract/quotes';
import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { inDialog } from '../fixtures/press.ts';
import { escaped, wordsOf } from '../fixtures/words.ts';
import { marketUrl } from '../market-url.ts';

const [shop, host] = [wordsOf('shop'), wordsOf('host')];

const languages = [
  {
    locale: 'en',
    prefix: '',
    width: 1440,
    question: 'used rapier loom 190 cm under $20,000',
    // wording: names in the catalogue
    names: ['Weaving machines', 'Rapier', '190 cm ±5'],
    unanswered: 'used water jet loom',
  },
  {
    locale: 'tr',
    prefix: '/tr',
    width: 390,
    question: 'ikinci el kancalı tezgah 190 cm 20 bin dolar altı',
    // wording: names in the catalogue
    names: ['Dokuma makineleri', 'Kancalı', '190 cm ±5'],
    unanswered: 'ikinci el su jetli tezgah',
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
    const t = shop[it.locale];
    const counted = (number: number) =>
      page.getByRole('status').getByText(t('shop.count', { count: number, number }), { exact: true });
    await page.setViewportSize({ width: it.width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, 'retailer');
    await page.goto(`${it.prefix}/shop`);
    await search(page, it.question);
    const chip = (filter: string) =>
      page.getByRole('button', { name: new RegExp(spaced(t('chip.remove', { filter }))) });
    for (const filter of [...it.names, t('condition.used'), t('filter.up-to', { value: '$20,000' })])
      await expect(chip(filter)).toBeVisible();
    await expect(page).toHaveURL(/asked=.*condition=used/);
    await expect(counted(1)).toBeVisible();
    await expectReadable(page);
    await chip('190 cm ±5').click();
    await expect(counted(3)).toBeVisible();
    await page.goBack();
    await expect(counted(1)).toBeVisible();

    await search(page, it.unanswered);
    await expect(page.getByText(t('shop.empty-words', { words: it.unanswered }))).toBeVisible();
    await expectReadable(page);
    await page
      .getByRole('button', { name: t('shop.relief-remove', { filter: t('condition.used'), number: 1 }) })
      .click();
    await expect(page.getByRole('link', { name: /YS 9200/ })).toBeVisible();
    await page.goBack();

    await page.getByRole('button', { name: t('free-form.button') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(t('free-form.what'))).toHaveValue(it.unanswered);
    await dialog.getByRole('checkbox', { name: /Altınmekik/ }).check();
    await dialog.getByRole('checkbox', { name: /Norrvik/ }).check();
    await dialog.getByLabel(host[it.locale]('request-terms.country')).selectOption('SE');
    await expectReadable(page);
    await inDialog(page, t('request.send'));
    await expect(page).toHaveURL(/\/quotes\?group=[0-9a-f-]{36}$/);

    const maker = await (await browser.newContext({ baseURL: marketUrl })).newPage();
    expect(await askedOf(maker, 'machines')).toContain(it.unanswered);
    await maker.context().close();
  });
}

/** Figures and units hold together with spaces that don't break. */
const spaced = (text: string): string => escaped(text).replaceAll(' ', '\\s');
