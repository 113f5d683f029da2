import type { Page } from '@playwright/test';
import { findings } from '../fixtures/accessibility.ts';
import { openAsHtml } from '../fixtures/come-as-html.ts';
import { holdBack, hostScript } from '../fixtures/hold-back.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';
import { marketUrl } from '../market-url.ts';

const [marketing, host] = [wordsOf('marketing'), wordsOf('host')];

/** React marks the elements that it created or hydrated. */
const isTakenOver = (page: Page) =>
  page
    .locator('h1')
    .evaluate((heading) => Object.keys(heading).some((name) => name.startsWith('__reactFiber')));
const mark = (page: Page) =>
  page.locator('h1').evaluate((heading) => Object.assign(heading, { isAsItCame: true }));
const isMarked = (page: Page) => page.locator('h1').evaluate((heading) => 'isAsItCame' in heading);

for (const [path, t, shell] of [
  ['/', marketing.en, host.en],
  ['/tr', marketing.tr, host.tr],
] as const) {
  test.describe(`${path} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });
    test('can be read, with figures of now, and leads on', async ({ page, request }) => {
      await openAsHtml(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
      await expect(page.getByText(t.like('home.lede-counted'))).toBeVisible();
      const { makers } = await (await request.get('/api/market-figures')).json();
      await expect(page.getByRole('definition').first()).toHaveText(String(makers));
      const cloth = page.getByRole('main').locator('a[href*="/shop/"]');
      await expect(cloth.locator('img').filter({ visible: true })).toHaveCount(8);
      await expect(cloth.first()).toHaveText(/\p{L}/u);
      await page.getByRole('link', { name: shell('footer.page.privacy-policy'), exact: true }).click();
      await expect(page).toHaveURL(/privacy-policy/);
    });
  });

  test(`${path} is taken over as it came`, async ({ page }) => {
    const letGo = await holdBack(page, hostScript);
    const asked: string[] = [];
    page.on('request', (it) => asked.push(new URL(it.url()).pathname));
    await openAsHtml(page, path, { waitUntil: 'commit' });
    await expect(page.getByText(t.like('home.lede-counted'))).toBeVisible();
    await mark(page);
    expect(await isTakenOver(page)).toBe(false);
    letGo();
    await expect.poll(() => isTakenOver(page)).toBe(true);
    expect(await isMarked(page)).toBe(true);
    // Its data came with the document.
    expect(asked.filter((it) => /^\/api\/(?!.*\.svg$)/.test(it))).toEqual([]);
    await expect(page.getByRole('link', { name: /m²|m2|\/ m|\/ kg/ }).first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

test('who reads further down already stays there when the page is taken over', async ({ page }) => {
  const letGo = await holdBack(page, hostScript);
  await openAsHtml(page, '/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(scrollY));
  const before = await place();
  expect(before).toBeGreaterThan(300);
  letGo();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await place()).toBe(before);
});

/**
 * Limit of home's scripts on a first visit, compressed, in kilobytes. The budget was 165. Decisions 0020 and 0048 say what
 * took 1.3 more; licences, rounded amounts, slots and four eyes for claims took the rest. Only lower it.
 */
const mostScript = 167;

test('home needs no more script than it does', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = [
    ...html.matchAll(
      /<script defer src="([^"]+)"|<link rel="preload" as="script" crossorigin href="([^"]+)"/g,
    ),
  ].map(([, own, hinted]) => own ?? hinted ?? '');
  expect(scripts.length).toBeGreaterThan(3);
  const sizes = await Promise.all(
    scripts.map(async (script) => {
      const { headers } = await fetch(marketUrl + script, { headers: { 'accept-encoding': 'br' } });
      expect(headers.get('content-encoding')).toBe('br');
      return Number(headers.get('content-length'));
    }),
  );
  expect(sizes.reduce((sum, size) => sum + size) / 1000).toBeLessThan(mostScript);
});

test('home shows its largest part before any script', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const letGo = await holdBack(page, /\.js$/);
  await openAsHtml(page, `${marketUrl}/`, { waitUntil: 'commit' });
  // The HTML comes in parts, and each part is painted a frame later.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  const before = await page.evaluate(() => performance.now());
  letGo();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  // Each entry is of a larger part than the one before, with the time at which it was painted.
  const paints = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen = (list: PerformanceObserverEntryList) =>
          resolve(list.getEntries().map(({ startTime }) => startTime));
        new PerformanceObserver(seen).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(Math.max(...paints)).toBeLessThan(before);
});

/** Limit of requests before an area shows something. Only ever lower it. */
const mostRequests = 8;

/** The document and the requests before any script runs: home preloads its first picture, the listing its data. */
for (const path of ['/', '/shop', '/shop?category=weaving']) {
  test(`${path} shows its first words with ${mostRequests} requests`, async ({ request }) => {
    const whole = async () => (await request.get(path)).text();
    await expect.poll(whole).toContain('<h1');
    const html = await whole();
    const asking = /<(?:script|link rel="(?:preload|stylesheet)")[^>]* (?:src|href)="([^"]+)"/g;
    // A drawing is requested in light or dark; one inside the document for no medium.
    const addresses = [...html.matchAll(asking)]
      .filter(([hint]) => !html.includes(`${hint} media="not all"`))
      .map(([, address = '']) => address);
    const asked = [path, ...addresses.filter((it) => !it.includes('-dark.'))];
    expect(asked.length).toBeGreaterThan(5);
    expect(asked, asked.join(' ')).toHaveLength(Math.min(asked.length, mostRequests));
    // The browser's style sheets and glyphs are inside the document.
    const [, dress = ''] = /<main[^>]* class="([^" ]+)/.exec(html) ?? [];
    expect(html.match(/<style>.*<\/style>/s)?.[0]).toContain(`.${dress}{`);
    expect(html).toContain('<use href="#');
    expect(html).not.toMatch(/<use href="\//);
  });
}

const publicPages = [
  'machinery-manufacturer',
  'textile-manufacturer',
  'retailer',
  'financing',
  'about-us',
  'contact-us',
  'terms-of-use',
  'privacy-policy',
];

for (const prefix of ['', '/tr']) {
  test.describe(`every public page under ${prefix || '/'} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });
    test('can be read and is left by its links', async ({ page }) => {
      test.setTimeout(60_000);
      for (const slug of publicPages) {
        await openAsHtml(page, `${prefix}/${slug}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{L}/u);
        await expect(page.getByRole('main')).toHaveText(/(\p{L}+\P{L}+){40}/u);
        await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
      }
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`${prefix || ''}/?$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test('the first HTML already has the content that differs by visitor', async ({ page, context }) => {
  await context.addCookies([
    { name: 'selected_currency', value: 'CHF', url: marketUrl },
    { name: 'colour_mode', value: 'dark', url: marketUrl },
  ]);
  await signIn(page, 'retailer');
  expect((await page.request.get('/')).headers()['cache-control']).toBe('private, no-cache');
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('EN · ₣ CHF');
  await openAsHtml(page, '/');
  await expect.poll(() => isTakenOver(page)).toBe(true);
  const banner = page.getByRole('banner');
  await expect(banner.getByText('EN · ₣ CHF')).toBeVisible();
  await expect(banner.getByRole('link', { name: host.en('account.sign-in') })).toHaveCount(0);
  const price = page.getByRole('main').getByText(/CHF\s?\d/);
  await expect(price.first()).toBeVisible();
  const dark = page.getByRole('contentinfo').getByRole('radio', { name: host.en('colour-mode.dark') });
  await expect(dark).toBeChecked();
});

test('an address that says more than its path is made by the browser', async ({ request }) => {
  const bodyOf = async (path: string) => (await (await request.get(path)).text()).split('<body>')[1] ?? '';
  await expect.poll(() => bodyOf('/?utm_source=fair')).toContain('<h1');
  expect(await bodyOf('/?q=loom')).not.toContain('<h1');
});

test.describe('an address that says more than its path, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('leads to the page as it came', async ({ page }) => {
    await openAsHtml(page, '/tr/financing');
    await page.goto('/tr/financing?price=98.500');
    await expect(page).toHaveURL(/\/tr\/financing$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(marketing.tr('financing.title'));
  });
});

test('text typed before hydration stays', async ({ page }) => {
  const letGo = await holdBack(page, hostScript);
  await openAsHtml(page, '/contact-us', { waitUntil: 'commit' });
  const name = page.getByLabel(marketing.en('contact.name'), { exact: true });
  await name.fill('Deniz Aksoy');
  letGo();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await page.getByRole('button', { name: marketing.en('contact.send') }).click();
  await expect(page.getByRole('alert')).toContainText(marketing.en('contact.fault.topic'));
  await expect(page.getByRole('alert')).not.toContainText(marketing.en('contact.fault.name'));
  await expect(name).toHaveValue('Deniz Aksoy');
});

for (const [path, t] of [
  ['/contact-us', marketing.en],
  ['/tr/contact-us', marketing.tr],
] as const) {
  test.describe(`${path} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });
    test('a message reaches the staff, and a form that is not whole is not sent', async ({ page }) => {
      await openAsHtml(page, path);
      const main = page.getByRole('main');
      const send = main.locator('button[type=submit]');
      const outcome = (id: string) => main.locator(`#message-${id}`);
      for (const id of ['sent', 'refused', 'too-many', 'failed']) await expect(outcome(id)).toBeHidden();
      await main.getByLabel(t('contact.name'), { exact: true }).fill('Deniz www.aksoy.example');
      await main.getByLabel(t('contact.email'), { exact: true }).fill('deniz@plain.example');
      await main.getByLabel(t('contact.topic'), { exact: true }).selectOption('buying');
      await send.click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      const message = main.getByLabel(t('contact.message'), { exact: true });
      await message.fill('We look for a stenter with eight chambers.');
      await send.click();
      await expect(outcome('refused')).toBeVisible();
      await openAsHtml(page, path);
      await main.getByLabel(t('contact.name'), { exact: true }).fill('Deniz Aksoy');
      await main.getByLabel(t('contact.email'), { exact: true }).fill('deniz@plain.example');
      await main.getByLabel(t('contact.topic'), { exact: true }).selectOption('buying');
      await message.fill('We look for a stenter with nine chambers.');
      await send.click();
      await expect(outcome('sent')).toBeVisible();
      expect(await (await page.request.get('/dev/mailbox')).text()).toContain('nine chambers');
    });
  });
}
