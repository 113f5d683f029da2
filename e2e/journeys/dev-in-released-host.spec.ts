import { localePath, locales } from 'shared-kit/contract/languages';
import { type Developing, develop } from '../fixtures/developing.ts';
import { expect, test } from '../fixtures/market.ts';
import { useOwnMarket } from '../fixtures/use-own-market.ts';
import { wordsOf } from '../fixtures/words.ts';
import { type WorkspaceCopy, workspaceCopy } from '../fixtures/workspace-copy.ts';

const [shop, host] = [wordsOf('shop'), wordsOf('host')];

const market = useOwnMarket({ ALLOW_OVERRIDES: 'true' });
test.describe.configure({ mode: 'serial', timeout: 120_000 });
// A custom header would cause a preflight request to the area's server.
test.use({ extraHTTPHeaders: {} });

let workspace: WorkspaceCopy;
let dev: Developing;

test.beforeAll(async () => {
  // It copies the whole workspace.
  test.setTimeout(300_000);
  workspace = await workspaceCopy({ isBuilt: false });
  dev = await develop('mf-shop', workspace, market.address);
});
test.afterAll(async () => {
  await dev?.end();
  workspace?.remove();
});

test('nothing is installed and no host is built for a market that runs already', () => {
  expect(dev.output()).not.toContain('▸');
  expect(dev.output()).toContain('edits load the page anew');
});

for (const locale of locales) {
  test(`an area from its source runs in the host that was released, and shows an edited word (${locale})`, async ({
    page,
  }) => {
    const [shopWords, hostWords] = [shop[locale], host[locale]];
    const address = new URL(dev.page);
    address.pathname = localePath(address.pathname, locale);
    await page.goto(address.href);
    const badge = page.getByRole('complementary', { name: hostWords('override.title') });
    await badge.getByRole('button', { name: hostWords('override.agree') }).click();
    await expect(badge).toContainText(hostWords.within('override.from', { area: 'mf-shop' }));
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(shopWords('shop.all'));
    await expect(page.locator('script[src^="/h/host."]')).toHaveAttribute('src', /host\.\w{10}\.js$/);

    const undo = workspace.edit(
      `mf-shop/src/messages/${locale}.json`,
      `"${shopWords('shop.all')}"`,
      '"Every product"',
    );
    await expect(title).toHaveText('Every product');
    undo();
    await expect(title).toHaveText(shopWords('shop.all'));
  });
}

test('Ctrl-C leaves nothing of it running, and the market goes on', async ({ request }) => {
  expect(await dev.end()).toEqual([]);
  expect((await request.get('/api/ready')).ok()).toBe(true);
});
