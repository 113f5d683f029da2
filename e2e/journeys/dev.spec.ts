import { type Developing, develop } from '../fixtures/developing.ts';
import { expect, test } from '../fixtures/market.ts';
import { wordsOf } from '../fixtures/words.ts';
import { type WorkspaceCopy, workspaceCopy } from '../fixtures/workspace-copy.ts';

const [shop, host] = [wordsOf('shop'), wordsOf('host')];

test.describe.configure({ mode: 'serial' });
// A custom header would cause a preflight request to the area's server.
test.use({ extraHTTPHeaders: {} });

const heading = 'mf-shop/src/pages/shop/shop-heading.tsx';
let workspace: WorkspaceCopy;
let dev: Developing;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  workspace = await workspaceCopy({ isBuilt: true });
  dev = await develop('mf-shop', workspace);
});
test.afterAll(async () => {
  await dev?.end();
  workspace?.remove();
});

test('edits of page, style and words are taken in place, and what is typed stays', async ({ page }) => {
  const updates: string[] = [];
  page.on('request', (request) => request.url().includes('.hot-update.') && updates.push(request.url()));
  await page.goto(dev.page);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(shop.en('shop.all'));
  expect(page.url()).toBe(`${dev.market}/shop`);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const price = page.getByLabel(shop.en('facet.at-least', { label: 'Price' }));
  await price.fill('1234');
  const staysAsTyped = async () => {
    expect(await price.inputValue()).toBe('1234');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  };

  await test.step('a page', async () => {
    const undo = workspace.edit(heading, 'level={1}', 'level={1} data-edited="yes"');
    await expect(title).toHaveAttribute('data-edited', 'yes');
    undo();
    await expect(title).not.toHaveAttribute('data-edited');
    await staysAsTyped();
  });

  await test.step('its style', async () => {
    const undo = workspace.edit(
      heading.replace('.tsx', '.module.css'),
      '.title {',
      '.title {\n    color: rgb(1, 2, 3);',
    );
    await expect(title).toHaveCSS('color', 'rgb(1, 2, 3)');
    undo();
    await expect(title).not.toHaveCSS('color', 'rgb(1, 2, 3)');
    await staysAsTyped();
  });

  await test.step('its words', async () => {
    const undo = workspace.edit(
      'mf-shop/src/messages/en.json',
      `"${shop.en('shop.all')}"`,
      '"Every product"',
    );
    await expect(title).toHaveText('Every product');
    undo();
    await expect(title).toHaveText(shop.en('shop.all'));
    await staysAsTyped();
  });

  await test.step('what does not compile is told over the page, which goes on when it does', async () => {
    const undo = workspace.edit(heading, '<Heading', '<Heading level={');
    const problems = page.getByRole('alert');
    await expect(problems).toContainText('mf-shop does not compile');
    await expect(problems).toContainText('shop-heading.tsx');
    await staysAsTyped();
    undo();
    await expect(problems).toHaveCount(0);
    await staysAsTyped();
  });

  await test.step('a page that lags behind still finds every edit', async () => {
    const earlier = [...updates];
    expect(earlier.length).toBeGreaterThan(6);
    const answers = await Promise.all(earlier.map((url) => page.request.get(url)));
    expect(answers.map((answer) => answer.status())).toEqual(earlier.map(() => 200));
  });
});

test('the rest is as released: hashes are enforced, and the override ends at a click', async ({
  page,
  problems,
}) => {
  await page.goto(dev.page);
  const badge = page.getByRole('complementary', { name: host.en('override.title') });
  await expect(badge).toContainText(host.en.within('override.from', { area: 'mf-shop' }));
  const address = /http:\/\/localhost:\d+/.exec((await badge.textContent()) ?? '')?.[0] ?? '';
  const policy = async () => {
    const answer = await page.request.get(`${dev.market}/shop`);
    return answer.headers()['content-security-policy'];
  };
  expect(await policy()).toContain(`script-src 'self' ${address};`);

  await test.step('a released area that was tampered with does not run', async () => {
    problems.allow(/integrity|Failed to load|remoteEntry/);
    await page.route('**/r/marketing/**/remoteEntry.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()};window.isTampered = true` });
    });
    await page.goto(`${dev.market}/contact-us`);
    await expect(page.getByText('area.tampered')).toBeVisible();
    expect(await page.evaluate(() => 'isTampered' in window)).toBe(false);
  });

  await test.step('the released area is back', async () => {
    await badge.getByRole('button', { name: host.en('override.end', { area: 'mf-shop' }) }).click();
    await expect(badge).toHaveCount(0);
    await page.goto(`${dev.market}/shop`);
    await expect(page.getByRole('heading', { level: 1, name: shop.en('shop.all') })).toBeVisible();
    expect(await policy()).not.toContain('localhost');
  });
});

test('a link of anybody asks before an area comes from this machine', async ({ page }) => {
  await page.goto(`${dev.market}/login?area-override=quotes@9`);
  const badge = page.getByRole('complementary', { name: host.en('override.title') });
  await expect(badge).toContainText(
    host.en('override.asked', { area: 'mf-quotes', address: 'http://localhost:9' }),
  );
  const answer = await page.request.get(page.url());
  expect(answer.headers()['content-security-policy']).not.toContain('localhost:9');
  await badge.getByRole('button', { name: host.en('override.refuse') }).click();
  await expect(badge).toHaveCount(0);
  expect(page.url()).toBe(`${dev.market}/login`);
});

test('Ctrl-C leaves nothing running', async () => {
  expect(await dev.end()).toEqual([]);
});
