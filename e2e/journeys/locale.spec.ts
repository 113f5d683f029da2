import { expect, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';

const [shop, host] = [wordsOf('shop'), wordsOf('host')];

test('the shell’s words come from the address of the host’s build, and are kept for a day', async ({
  page,
}) => {
  const answered = page.waitForResponse(/\/_i18n\/tr\/messages\.json/);
  await page.goto('/tr');
  const answer = await answered;
  const { id } = await (await page.request.get('/builds/latest.json')).json();
  expect(new URL(answer.url()).searchParams.get('v')).toBe(id);
  expect(answer.headers()['cache-control']).toBe('public, max-age=86400');
});

test('without its words a page is readable in English, and only warns', async ({ page, problems }) => {
  // The browser's own message about the missing file.
  problems.allow(/Failed to load resource/);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route('**/_i18n/**', (route) => route.abort());
  await page.goto('/tr/shop');
  await expect(
    page.getByRole('banner').getByRole('link', { name: host.en('account.sign-in') }),
  ).toBeVisible();
  // The area's own messages did load.
  await expect(page.getByRole('heading', { level: 1, name: shop.tr('shop.all') })).toBeVisible();
  expect(warnings.join()).toContain('The tr messages did not load');
});

test('without the words of an area its page is readable in English, in the shell’s Turkish', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|404/);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route(/\/r\/shop\/[^/]+\/.*\.js$/, async (route) => {
    const answer = await route.fetch();
    // Only the file with the area's Turkish messages.
    if ((await answer.text()).includes(shop.tr('shop.all')))
      await route.fulfill({ status: 404, body: 'gone' });
    else await route.fulfill({ response: answer });
  });
  await page.goto('/tr/shop');
  await expect(
    page.getByRole('banner').getByRole('link', { name: host.tr('account.sign-in') }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: shop.en('shop.all') })).toBeVisible();
  expect(warnings.join()).toContain('The tr messages of shop did not load');
});

for (const [value, shown] of [
  ['', 'USD'],
  ['GBP', 'USD'],
  ['CHF', 'CHF'],
] as const) {
  test(`the currency cookie ${JSON.stringify(value)} is ${shown}, to the page and to the server`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'selected_currency', value, url: baseURL }]);
    const asked = page.waitForResponse(/\/api\/products\?/);
    // A listing whose first answer doesn't come with the document.
    await page.goto('/shop?condition=new&from=mail');
    expect(new URL((await asked).url()).searchParams.get('currency')).toBe(shown);
    await expect(page.getByRole('banner').getByRole('button', { name: shown })).toBeVisible();
    const kept = (await page.context().cookies()).filter(({ name }) => name === 'selected_currency');
    expect(kept).toMatchObject([{ value: shown, path: '/' }]);
  });
}
