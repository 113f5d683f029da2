import { holdBack } from '../fixtures/hold-back.ts';
import { expect, test } from '../fixtures/market.ts';

const sprites = /\/icons\.\w+\.svg$/;
const search = '[role="search"] svg, form:has([type="search"]) svg';

for (const [path, howOften, what] of [
  ['/', 0, 'with the HTML of a page'],
  ['/?q=loom', 1, 'once where the browser makes the page'],
] as const)
  test(`icons are drawn from one sprite of the shell and one of the area, which come ${what}`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (sprites.test(request.url())) asked.push(new URL(request.url()).pathname.replace(/\/icons.*/, ''));
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const glyphs = page.locator('main svg:has(use)');
    await expect(glyphs.first()).toBeVisible();
    await expect(page.locator('svg:not(:has(use)) > circle[r="4"]')).toHaveCount(0);
    // Every used symbol must exist: a missing one would leave a hole.
    const missing = await page
      .locator('use')
      .evaluateAll(
        (uses) => uses.filter((use) => !document.querySelector(use.getAttribute('href') ?? '')).length,
      );
    expect(missing).toBe(0);
    const [host, area] = [
      asked.filter((path) => path === '/h'),
      asked.filter((path) => path.startsWith('/r/marketing/')),
    ];
    expect([host.length, area.length]).toEqual([howOften, howOften]);
  });

test('a sprite that stalls leaves no hole: a fallback in the same place, and the glyph once it arrives', async ({
  page,
}) => {
  const letGo = await holdBack(page, sprites);
  // The load event waits for the sprite.
  await page.goto('/?q=loom', { waitUntil: 'commit' });
  const icon = page.locator(search).first();
  await expect(icon.locator('circle[r="4"]')).toBeVisible();
  const before = await icon.boundingBox();
  letGo();
  await expect(icon.locator('use')).toBeAttached();
  await expect(icon.locator('circle[r="4"]')).toHaveCount(0);
  expect(await icon.boundingBox()).toEqual(before);
});
