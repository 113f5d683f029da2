import type { Browser, Page } from '@playwright/test';
import { expectReadable } from '../fixtures/accessibility.ts';
import type { Account } from '../fixtures/accounts.ts';
import { askBanks, openRequest, signedIn } from '../fixtures/asking-banks.ts';
import { bindingOffer, dayAfter, indicativeOffer, offeredQuote } from '../fixtures/financed-quote.ts';
import { letDatePass, settleDue } from '../fixtures/let-date-pass.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { inDialog, press } from '../fixtures/press.ts';
import { useOwnMarket } from '../fixtures/use-own-market.ts';

/** A market of its own, since dates in it are changed and a bank is suspended. */
const market = useOwnMarket();

const people = async <Role extends string>(browser: Browser, accounts: Readonly<Record<Role, Account>>) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries<Account>(accounts).map(
        async ([role, it]) => [role, await signedIn(browser, it)] as const,
      ),
    ),
  ) as Readonly<Record<Role, Page>>;
const parties = { maker: 'machines', bank: 'bank', officer: 'bankOfficer' } as const;
const leave = (pages: Readonly<Record<string, Page>>) =>
  Promise.all(Object.values(pages).map((it) => it.context().close()));

type Banks = Readonly<Record<'maker' | 'bank' | 'officer' | 'rival', Page>>;
/** A quote of the mill's with a binding offer of Poyraz and an indicative one of Limmathof, on its buyer's page. */
async function offeredTwice(page: Page, { maker, bank, officer, rival }: Banks) {
  await signIn(page, 'mill');
  const id = await offeredQuote(page, maker);
  await page.goto(`/quote/${id}`);
  const number = await askBanks(page, ['Poyraz', 'Limmathof']);
  await bindingOffer(bank, officer, await openRequest(bank, number), []);
  await indicativeOffer(rival, await openRequest(rival, number, '/tr'));
  await expect(accept(page)).toBeVisible();
  return { id, number };
}
const accept = (page: Page) => page.getByRole('button', { name: 'Accept Poyraz Bankası' });
const row = (page: Page, number: string) => page.getByRole('row', { name: new RegExp(number) });

test('a bank’s offer ends with its validity, and the request with its deadline', async ({
  page,
  browser,
}) => {
  const all = await people(browser, { ...parties, rival: 'secondBank' });
  const { id, number } = await offeredTwice(page, all);
  const { bank, rival } = all;

  await letDatePass(market.dataDir(), id, 'validity of bank offers');
  await page.reload();
  const offers = page.getByRole('table', { name: 'Financing offers' });
  await expect(offers.getByText('expired')).toHaveCount(2);
  await expect(accept(page)).toBeHidden();
  await expectReadable(page);
  await bank.reload();
  await expect(bank.getByText('Expired', { exact: true })).toBeVisible();
  await expect(bank.getByRole('form', { name: 'Next offer' })).toBeVisible();

  await letDatePass(market.dataDir(), id, 'deadline for bank offers');
  await settleDue(market.dataDir());
  // The buyer's page follows by itself.
  await expect(page.getByText('The time for offers is over')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask banks' })).toBeVisible();
  await bank.reload();
  await expect(bank.getByText('This request has ended', { exact: false })).toBeVisible();
  await expect(bank.getByRole('form', { name: 'Next offer' })).toBeHidden();
  await expectReadable(bank);
  await rival.goto(`/tr/bank/quotes?q=${number}`);
  await expect(row(rival, number)).toContainText('Süresi doldu');
  await leave(all);
});

test('a suspended bank reads nothing and its offer waits, and two of the staff end that', async ({
  page,
  browser,
}) => {
  const staff = await people(browser, { first: 'admin', second: 'secondAdmin' });
  const all = await people(browser, { ...parties, rival: 'secondBank' });
  const { number } = await offeredTwice(page, all);
  const { bank, rival } = all;
  const readByRival = async () =>
    (await rival.request.get(`/api${new URL(rival.url()).pathname.replace('/tr', '')}`)).text();
  const before = await readByRival();

  const { first, second } = staff;
  await first.goto('/admin/verify?state=all&q=Poyraz');
  await first.getByRole('link', { name: /Poyraz/ }).click();
  await first.getByRole('textbox', { name: 'Note to the company' }).fill('Complaints of three buyers');
  await press(first, 'Suspend');
  await first.getByRole('combobox', { name: 'Suspend because of' }).selectOption('Conduct');
  await press(first, 'Suspend now');
  await expect(first.getByText('Poyraz Bankası is suspended.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('suspended, can’t be accepted for now').first()).toBeVisible();
  await expect(accept(page)).toBeHidden();
  await expectReadable(page);
  await bank.reload();
  await expect(bank.getByRole('heading', { name: /approval is not valid at present/ })).toBeVisible();
  await expect(bank.locator('main')).not.toContainText('Karaova');
  await expectReadable(bank);
  await bank.goto('/bank/quotes');
  await expect(bank.getByText(/approval is not valid at present/).first()).toBeVisible();
  await expect(row(bank, number)).toHaveCount(0);
  await rival.reload();
  await expect(rival.getByRole('form', { name: 'Sonraki teklif' })).toBeVisible();
  expect(await readByRival()).toBe(before);
  expect(before).toContain(number);

  await first.getByRole('textbox', { name: 'Note to the company' }).fill('The complaints are settled');
  await press(first, 'Propose to end it');
  await expect(first.getByText('Ending a suspension is proposed')).toBeVisible();
  await page.reload();
  await expect(accept(page)).toBeHidden();
  await second.goto(new URL(first.url()).pathname);
  await press(second, 'Confirm');
  await expect(second.getByText(/Ece Yıldırım · proposed by Burak Tan/)).toBeVisible();
  await page.reload();
  await accept(page).click();
  await expect(page.getByText('You have accepted an offer')).toBeVisible();
  await bank.goto(`/bank/quotes?q=${number}`);
  await expect(row(bank, number)).toContainText('Accepted');
  await leave({ ...all, ...staff });
});

/** The buyer accepts the maker's offer subject to financing, as the page offers it. */
async function acceptOnceFinanced(page: Page): Promise<void> {
  await press(page, 'Accept Rev 1');
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Subject to financing until/ })
    .check();
  await inDialog(page, 'Accept, binding');
  await expect(page.getByRole('dialog', { name: 'Accepted, subject to financing' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
}

test('an acceptance subject to financing is extended once, and ended after its day by either side', async ({
  page,
  browser,
}) => {
  const all = await people(browser, parties);
  const { maker, bank, officer } = all;
  await signIn(page, 'mill');
  const id = await offeredQuote(page, maker);
  await page.goto(`/quote/${id}`);
  const number = await askBanks(page, ['Poyraz']);
  await bindingOffer(bank, officer, await openRequest(bank, number), []);
  await accept(page).click();
  await acceptOnceFinanced(page);
  await expect(page.getByRole('button', { name: 'Withdraw, no financing' })).toHaveCount(0);

  await letDatePass(market.dataDir(), id, 'day for financing');
  await maker.goto(`/tr/quote/${id}`);
  await expect(maker.getByRole('button', { name: 'Sonlandır, finansman yok' })).toBeVisible();
  await maker.getByText('Finansman için süre tanı').click();
  await maker.getByLabel('Finansman şu günün sonuna kadar beklenir').fill(dayAfter(10));
  await press(maker, 'Yeni günü belirle');
  await expect(maker.getByRole('button', { name: 'Sonlandır, finansman yok' })).toBeHidden();
  await page.reload();
  await expect(page.getByText(/^Subject to financing until/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw, no financing' })).toHaveCount(0);

  await letDatePass(market.dataDir(), id, 'day for financing');
  await page.reload();
  await press(page, 'Withdraw, no financing');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('No contract in time');
  await inDialog(page, 'Withdraw');
  await expect(page.getByText('This quote was withdrawn.')).toBeVisible();
  await expect(maker.getByText('No contract in time', { exact: true })).toBeVisible();
  await settleDue(market.dataDir());
  await expect(page.getByText('Ended together with the quote')).toBeVisible();
  await expectReadable(page);
  await bank.reload();
  await expect(bank.getByText('Cancelled by the buyer')).toBeVisible();
  await expect(bank.getByText('This request has ended', { exact: false })).toBeVisible();
  expect(await bank.locator('main').textContent()).not.toContain('RL 170');

  // Without a bank too; this time the maker ends it.
  const next = await offeredQuote(page, maker);
  await page.goto(`/quote/${next}`);
  await acceptOnceFinanced(page);
  await letDatePass(market.dataDir(), next, 'day for financing');
  await maker.goto(`/quote/${next}`);
  await press(maker, 'End, no financing');
  await maker
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Reason' })
    .fill('The machine goes to another');
  await inDialog(maker, 'End the acceptance');
  await expectReadable(maker);
  await expect(page.getByText('The machine goes to another')).toBeVisible();
  await expect(page.getByText('This quote was withdrawn.')).toBeVisible();
  await leave(all);
});
