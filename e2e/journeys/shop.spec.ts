import type { APIRequestContext, Page } from '@playwright/test';
import type { ProductListAnswer } from 'shared-kit/contract/catalogue';
import { findings, wantedWidth } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const [shop, host] = [wordsOf('shop'), wordsOf('host')];

const languages = [
  {
    locale: 'en',
    prefix: '',
    knitting: 'Circular knitting', // wording: a category's name is data
    rapier: 'Rapier',
    dobby: 'Dobby',
    width: 'Reed width',
  },
  {
    locale: 'tr',
    prefix: '/tr',
    knitting: 'Yuvarlak örme makineleri',
    rapier: 'Kancalı',
    dobby: 'Armür',
    width: 'Tarak eni',
  },
] as const;

const phone = 390;
type Language = (typeof languages)[number];

const list = async (request: APIRequestContext, search: string): Promise<ProductListAnswer> =>
  (await request.get(`/api/products?${search}`)).json();
const searchField = (page: Page) => page.getByRole('banner').getByRole('combobox');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const results = (page: Page, { locale }: Language) =>
  page.getByRole('region', { name: shop[locale]('shop.results'), exact: true });
/** The number of products above the list. */
const count = (page: Page, it: Language, number: number) =>
  results(page, it)
    .getByRole('status')
    .filter({ hasText: shop[it.locale]('shop.count', { count: number, number }) });

/** On phones the filters are behind a button, and there are no chips. */
async function withFilters(page: Page, it: Language, width: number, choose: () => Promise<void>) {
  if (width <= phone) await page.getByRole('button', { name: shop[it.locale]('shop.filters') }).click();
  await choose();
  if (width <= phone)
    await page.getByRole('button', { name: shop[it.locale].like('shop.filters-show') }).click();
}

async function isSound(page: Page, width: number) {
  await page.waitForLoadState('networkidle');
  expect(await findings(page)).toEqual([]);
  expect(await wantedWidth(page)).toBeLessThanOrEqual(width);
}

// Each width in one language: the Turkish words are the longer ones.
for (const [it, width] of [
  [languages[0], 1440],
  [languages[1], 390],
] as const) {
  const [t, ofHost] = [shop[it.locale], host[it.locale]];
  const where = `${it.locale} at ${width} px`;

  test.describe(where, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    test('a category is suggested and reached by keys, whichever way ö is written', async ({ page }) => {
      await page.goto(`${it.prefix}/shop`);
      await expect(heading(page)).toBeVisible();
      await page.keyboard.press('/');
      await page.keyboard.type(it.locale === 'tr' ? 'orme' : 'knit');
      const suggestions = page.getByRole('listbox', { name: ofHost('search.suggestions') });
      const wanted = suggestions
        .getByRole('group', { name: ofHost('search.group.categories') })
        .getByRole('option', { name: it.knitting });
      await expect(wanted).toBeVisible();
      await isSound(page, width);
      while ((await wanted.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(it.knitting);
      await expect(suggestions).toBeHidden();
      await expect(searchField(page)).toHaveValue('');
      await expect(page).toHaveURL(/category=circular-knitting$/);
    });

    test('a slip of the finger is put right, said, and kept among the last searches', async ({ page }) => {
      await page.goto(`${it.prefix}/shop`);
      await searchField(page).fill('rapeir');
      await expect(page.getByRole('option', { name: 'rapier', exact: true })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(
        page.getByText(t('shop.corrected', { words: 'rapeir', corrected: 'rapier' })),
      ).toBeVisible();
      await isSound(page, width);
      await searchField(page).fill('');
      const last = page.getByRole('listbox', { name: ofHost('search.last') });
      await expect(last.getByRole('option')).toHaveText(['rapeir']);
      await isSound(page, width);
      await page.keyboard.press('Delete');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Delete');
      await expect(last).toBeHidden();
    });

    test('facets, a range, chips, back and forward, and a link to it all', async ({
      page,
      request,
      context,
    }) => {
      const asked = async (more: string) => (await list(request, `category=weaving${more}`)).total.count;
      await page.goto(`${it.prefix}/shop?category=weaving`);
      await withFilters(page, it, width, async () => {
        await page.getByRole('checkbox', { name: new RegExp(`^${it.rapier}`) }).check();
        await page.getByRole('checkbox', { name: new RegExp(`^${it.dobby}`) }).check();
        await expect(page).toHaveURL(/attr\.shedding=dobby/);
        await page.getByRole('textbox', { name: t('facet.at-most', { label: it.width }) }).fill('220');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/attr\.reed_width_cm=\.\.220/);
      });
      const both = '&attr.weft_insertion=rapier&attr.shedding=dobby';
      const narrow = await asked(`${both}&attr.reed_width_cm=..220`);
      await expect(count(page, it, narrow)).toBeVisible();
      await isSound(page, width);

      const shared = await context.newPage();
      await shared.setViewportSize({ width, height: 900 });
      await shared.goto(page.url());
      await expect(count(shared, it, narrow)).toBeVisible();
      await shared.close();

      const chip = page.getByRole('button', {
        name: t('chip.remove', { filter: t('filter.up-to', { value: '220 cm' }) }),
      });
      await withFilters(page, it, width, async () => {
        if (width > phone) await chip.click();
        else {
          await page.getByRole('textbox', { name: t('facet.at-most', { label: it.width }) }).fill('');
          await page.keyboard.press('Enter');
        }
        await expect(page).not.toHaveURL(/reed_width/);
      });
      await expect(count(page, it, await asked(both))).toBeVisible();
      await page.goBack();
      await expect(count(page, it, narrow)).toBeVisible();
      await expect(chip).toBeVisible({ visible: width > phone });
      await page.goForward();
      await expect(count(page, it, await asked(both))).toBeVisible();
      await withFilters(page, it, width, async () => {
        await page.getByRole('button', { name: t('shop.clear') }).click();
        await expect(page).toHaveURL(/\/shop\?category=weaving$/);
      });
      await expect(count(page, it, await asked(''))).toBeVisible();
    });

    test('filters that leave nothing name the one to remove and what returns', async ({ page, request }) => {
      const search = 'category=weaving&attr.weft_insertion=rapier';
      const returns = (await list(request, search)).total.count;
      await page.goto(`${it.prefix}/shop?${search}&price_min=99999999`);
      await expect(page.getByRole('heading', { name: t('shop.empty-filters', { count: 2 }) })).toBeVisible();
      const relief = page.getByRole('button', { name: new RegExp(`\\(${returns}\\)$`) });
      await expect(relief).toBeVisible();
      await isSound(page, width);
      await relief.click();
      await expect(count(page, it, returns)).toBeVisible();
      await expect(page).not.toHaveURL(/price_min/);
    });

    test('words that nothing has fit the page, however many', async ({ page }) => {
      await page.goto(`${it.prefix}/shop?q=${'qxzjw'.repeat(40)}`);
      await expect(page.getByRole('button', { name: t('shop.clear') }).first()).toBeVisible();
      await isSound(page, width);
    });

    test('pages turn, come back, and start over with a notice once they are stale', async ({
      page,
      problems,
    }) => {
      problems.allow(/status of 409 .*cursor=/);
      await page.goto(`${it.prefix}/shop?sort=price-asc`);
      const titles = results(page, it).getByRole('heading');
      await expect(titles.first()).toBeVisible();
      const onFirst = await titles.allTextContents();
      await page
        .getByRole('navigation', { name: t('shop.pages') })
        .getByRole('link', { name: t('shop.next') })
        .click();
      await expect(page).toHaveURL(/cursor=/);
      await expect(titles.first()).not.toHaveText(onFirst[0] ?? '');
      const second = page.url();
      await page.goBack();
      await expect(titles.first()).toHaveText(onFirst[0] ?? '');
      await page.goto(second.replace('price-asc', 'price-desc'));
      await expect(page.getByText(t('shop.started-over'))).toBeVisible();
      await expect(page).not.toHaveURL(/cursor=/);
    });
  });
}

test('a search for nothing is the whole shop', async ({ page, request }) => {
  const { total } = await list(request, '');
  await page.goto('/shop?q=loom');
  await searchField(page).fill('  ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop$/);
  await expect(count(page, languages[0], total.count)).toBeVisible();
});
