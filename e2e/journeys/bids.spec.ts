import type { APIRequestContext, Page } from '@playwright/test';
import type { ProductListAnswer } from 'shared-kit/contract/catalogue';
import type { InboxAnswer } from 'shared-kit/contract/notifications';
import type { OfferDraftAnswer, QuoteListAnswer } from 'shared-kit/contract/quotes';
import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { inDialog } from '../fixtures/press.ts';
import { wordsOf } from '../fixtures/words.ts';
import { marketUrl } from '../market-url.ts';

const [shop, quotes] = [wordsOf('shop'), wordsOf('quotes')];

const json = async <Answer>(request: APIRequestContext, path: string): Promise<Answer> =>
  (await request.get(path)).json();

/** One loom from each of three makers: one new, one used from a mill, and a third. */
async function looms({ request }: Page): Promise<string[]> {
  const { items } = await json<ProductListAnswer>(request, '/api/products?category=weaving&limit=50');
  return ['Altınmekik', 'Karaova', 'Kettenhof'].map((name) => {
    const found = items.find(({ maker }) => maker.name.startsWith(name));
    if (!found) throw new Error(`${name} sells no loom.`);
    return found.id;
  });
}

/** Sends an offer for the newest request, as the maker's editor starts it. */
async function answer(page: Page, account: 'machines' | 'mill', unitPrice: string): Promise<void> {
  await signIn(page, account);
  const { request } = page;
  const { quotes } = await json<QuoteListAnswer>(request, '/api/quotes?side=selling&stage=requested');
  const id = quotes[0]?.id;
  const { revision, offer, lastPrices } = await json<OfferDraftAnswer>(
    request,
    `/api/quotes/${id}/offer-draft`,
  );
  const whole = {
    ...offer,
    // The price is meant, however far it is from the list's.
    lines: offer.lines.map((line) => ({ ...line, unitPrice, confirmedAfter: lastPrices[line.key] })),
    freight: '1200',
    leadTimeWeeks: 12,
    incoterm: { rule: 'CIF', place: 'Göteborg' },
  };
  const send = async (method: 'put' | 'post', path: string, data: object): Promise<{ revision: number }> => {
    const headers = { origin: marketUrl, 'idempotency-key': `bids-${path}-${id}` };
    const sent = await request[method](`/api/quotes/${id}/${path}`, { data, headers });
    expect(sent.status(), `${account}: ${path}`).toBe(200);
    return sent.json();
  };
  const saved = await send('put', 'offer-draft', { revision, offer: whole, internalNote: '' });
  await send('post', 'send', { revision: saved.revision, text: '' });
}

test('three makers are asked at once, two answer, one gets the order, and the others hear of it', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'retailer');
  const ids = await looms(page);
  await page.goto(`/product-comparison?products=${ids.join(',')}`);
  await page.getByRole('button', { name: shop.en('bids.compare-button', { count: 3 }) }).click();
  const dialog = page.getByRole('dialog', { name: shop.en('bids.title', { count: 3 }) });
  await dialog.getByLabel(wordsOf('host').en('request-terms.country')).selectOption('SE');
  await expectReadable(page);
  await inDialog(page, shop.en('request.send'));

  await expect(page).toHaveURL(/\/quotes\?group=[0-9a-f-]{36}$/);
  const table = page.getByRole('table', { name: quotes.en('bids.table') });
  await expect(page.getByText(quotes.en('bids.answered', { count: 0, total: 3 }))).toBeVisible();
  const makers = await (await browser.newContext({ baseURL: marketUrl })).newPage();
  await answer(makers, 'machines', '80000');
  await answer(makers, 'mill', '21000');

  // Live news bring the answers to the page.
  await expect(page.getByText(quotes.en('bids.answered', { count: 2, total: 3 }))).toBeVisible();
  await expect(
    table
      .getByRole('row', { name: quotes.en('bids.row.effective') })
      .getByRole('cell')
      .nth(1),
  ).toContainText('22,200');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectReadable(page);
  await page.getByRole('button', { name: quotes.en('bids.accept-of', { maker: 'Karaova' }) }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([/Altınmekik/, /Kettenhof/]);
  await expectReadable(page);
  await inDialog(page, quotes.en('action.accept.confirm'));

  await expect(page.getByText(quotes.en.like('bids.awarded'))).toBeVisible();
  const status = table.getByRole('row', { name: quotes.en('bids.row.status') });
  await expect(status.getByText(quotes.en('quotes.stage.not_selected'), { exact: true })).toHaveCount(2);
  await expect(status.getByText(quotes.en('quotes.stage.ordered'), { exact: true })).toHaveCount(1);
  await signIn(makers, 'machines');
  const told = await json<InboxAnswer>(makers.request, '/api/notifications');
  expect(JSON.stringify(told)).toContain('rfq-not-selected');
  await makers.context().close();
});
