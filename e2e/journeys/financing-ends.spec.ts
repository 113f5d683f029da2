import type { Browser, Page } from '@playwright/test';
import { expectReadable } from '../fixtures/accessibility.ts';
import type { Account } from '../fixtures/accounts.ts';
import { askBanks, openRequest, signedIn } from '../fixtures/asking-banks.ts';
import { bindingOffer, dayAfter, indicativeOffer, offeredQuote } from '../fixtures/financed-quote.ts';
import { letDatePass, settleDue } from '../fixtures/let-date-pass.ts';
import { expect, signIn, test } from '../fixtures/market.ts';
import { inDialog, press } from '../fixtures/press.ts';
import { useOwnMarket } from '../fixtures/use-own-market.ts';
import { wordsOf } from '../fixtures/words.ts';

const ofQuotes = wordsOf('quotes');
const ofBank = wordsOf('bank');
const ofAdmin = wordsOf('admin');

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
const accept = (page: Page) =>
  page.getByRole('button', { name: ofBank.en('financing.choose', { bank: 'Poyraz Bankası' }) });
const row = (page: Page, number: string) => page.getByRole('row', { name: new RegExp(number) });

test('a bank’s offer ends with its validity, and the request with its deadline', async ({
  page,
  browser,
}) => {
  test.slow();
  const all = await people(browser, { ...parties, rival: 'secondBank' });
  const { id, number } = await offeredTwice(page, all);
  const { bank, rival } = all;

  await letDatePass(market.dataDir(), id, 'validity of bank offers');
  await page.reload();
  const offers = page.getByRole('table', { name: ofBank.en('financing.offers') });
  await expect(offers.getByText(ofBank.en('financing.kind.over'))).toHaveCount(2);
  await expect(accept(page)).toBeHidden();
  await expectReadable(page);
  await bank.reload();
  await expect(bank.getByText(ofBank.en('offer.state.over'), { exact: true })).toBeVisible();
  await expect(bank.getByRole('form', { name: ofBank.en('editor.title') })).toBeVisible();

  await letDatePass(market.dataDir(), id, 'deadline for bank offers');
  await settleDue(market.dataDir());
  // The buyer's page follows by itself.
  await expect(page.getByText(ofBank.en('financing.state.expired'))).toBeVisible();
  await expect(page.getByRole('button', { name: ofBank.en('financing.ask') })).toBeVisible();
  await bank.reload();
  await expect(bank.getByText(ofBank.en('deal.closed'))).toBeVisible();
  await expect(bank.getByRole('form', { name: ofBank.en('editor.title') })).toBeHidden();
  await expectReadable(bank);
  await rival.goto(`/tr/bank/quotes?q=${number}`);
  await expect(row(rival, number)).toContainText(ofBank.tr('requests.state.expired'));
  await leave(all);
});

test('a suspended bank reads nothing and its offer waits, and two of the staff end that', async ({
  page,
  browser,
}) => {
  test.slow();
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
  await first
    .getByRole('textbox', { name: ofAdmin.en('verify.decision.reason') })
    .fill('Complaints of three buyers');
  await press(first, ofAdmin.en('verify.decision.do.suspend'));
  await first
    .getByRole('combobox', { name: ofAdmin.en('verify.suspension.why') })
    .selectOption(ofAdmin.en('verify.suspension.reason.conduct'));
  await inDialog(first, ofAdmin.en('verify.decision.do.suspend'));
  await expect(
    first.getByText(ofAdmin.en('verify.decision.done.suspend', { company: 'Poyraz Bankası' })),
  ).toBeVisible();

  await page.reload();
  await expect(page.getByText(ofBank.en('financing.suspended')).first()).toBeVisible();
  await expect(accept(page)).toBeHidden();
  await expectReadable(page);
  await bank.reload();
  await expect(bank.getByRole('heading', { name: ofBank.en('requests.not-allowed.title') })).toBeVisible();
  await expect(bank.locator('main')).not.toContainText('Karaova');
  await expectReadable(bank);
  await bank.goto('/bank/quotes');
  await expect(bank.getByText(ofBank.en('requests.not-allowed.title')).first()).toBeVisible();
  await expect(row(bank, number)).toHaveCount(0);
  await rival.reload();
  await expect(rival.getByRole('form', { name: ofBank.tr('editor.title') })).toBeVisible();
  expect(await readByRival()).toBe(before);
  expect(before).toContain(number);

  await first
    .getByRole('textbox', { name: ofAdmin.en('verify.decision.reason') })
    .fill('The complaints are settled');
  await press(first, ofAdmin.en('verify.decision.do.propose-reinstate'));
  await inDialog(first, ofAdmin.en('verify.decision.do.propose-reinstate'));
  await expect(first.getByText(ofAdmin.en('verify.proposal.what.reinstate'))).toBeVisible();
  await page.reload();
  await expect(accept(page)).toBeHidden();
  await second.goto(new URL(first.url()).pathname);
  await press(second, ofAdmin.en('verify.proposal.confirm'));
  await inDialog(second, ofAdmin.en('verify.proposal.confirm'));
  await expect(
    second.getByText(`Ece Yıldırım · ${ofAdmin.en('verify.log.proposed', { by: 'Burak Tan' })}`),
  ).toBeVisible();
  await page.reload();
  await accept(page).click();
  await inDialog(page, ofBank.en('financing.choose', { bank: 'Poyraz Bankası' }));
  await expect(page.getByText(ofBank.en('financing.state.accepted'))).toBeVisible();
  await bank.goto(`/bank/quotes?q=${number}`);
  await expect(row(bank, number)).toContainText(ofBank.en('requests.state.accepted'));
  await leave({ ...all, ...staff });
});

/** The buyer accepts the maker's offer subject to financing, as the page offers it. */
async function acceptOnceFinanced(page: Page): Promise<void> {
  await press(page, ofQuotes.en('action.accept.button', { number: 1 }));
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: ofQuotes.en.within('action.accept.once-financed') })
    .check();
  await inDialog(page, ofQuotes.en('action.accept.confirm'));
  await expect(page.getByRole('dialog', { name: ofQuotes.en('accepted.conditional') })).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: ofQuotes.en('action.close') })
    .first()
    .click();
}

test('an acceptance subject to financing is extended once, and ended after its day by either side', async ({
  page,
  browser,
}) => {
  test.slow();
  const all = await people(browser, parties);
  const { maker, bank, officer } = all;
  await signIn(page, 'mill');
  const id = await offeredQuote(page, maker);
  await page.goto(`/quote/${id}`);
  const number = await askBanks(page, ['Poyraz']);
  await bindingOffer(bank, officer, await openRequest(bank, number), []);
  await accept(page).click();
  await inDialog(page, ofBank.en('financing.choose', { bank: 'Poyraz Bankası' }));
  await page.goto(`/quote/${id}`);
  await acceptOnceFinanced(page);
  await expect(
    page.getByRole('button', { name: ofQuotes.en('action.withdraw-unfinanced.button') }),
  ).toHaveCount(0);

  await letDatePass(market.dataDir(), id, 'day for financing');
  await maker.goto(`/tr/quote/${id}`);
  await expect(
    maker.getByRole('button', { name: ofQuotes.tr('action.end-unfinanced.button') }),
  ).toBeVisible();
  await maker.getByText(ofQuotes.tr('quote.financed.extend')).click();
  await maker.getByLabel(ofQuotes.tr('quote.financed.until')).fill(dayAfter(10));
  await press(maker, ofQuotes.tr('quote.financed.extend-do'));
  await expect(maker.getByRole('button', { name: ofQuotes.tr('action.end-unfinanced.button') })).toBeHidden();
  await page.reload();
  await expect(page.getByText(ofQuotes.en.like('quote.financed.awaited')).first()).toBeVisible();
  await expect(
    page.getByRole('button', { name: ofQuotes.en('action.withdraw-unfinanced.button') }),
  ).toHaveCount(0);

  await letDatePass(market.dataDir(), id, 'day for financing');
  await page.reload();
  await press(page, ofQuotes.en('action.withdraw-unfinanced.button'));
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: ofQuotes.en('action.withdraw-unfinanced.words') })
    .fill('No contract in time');
  await inDialog(page, ofQuotes.en('action.withdraw-unfinanced.confirm'));
  await expect(page.getByText(ofQuotes.en('quote.standing.withdrawn'))).toBeVisible();
  await expect(maker.getByText('No contract in time', { exact: true })).toBeVisible();
  await settleDue(market.dataDir());
  await expect(page.getByText(ofBank.en('financing.state.ended'))).toBeVisible();
  await expectReadable(page);
  await bank.reload();
  await expect(bank.getByText(ofBank.en('requests.state.cancelled'))).toBeVisible();
  await expect(bank.getByText(ofBank.en('deal.closed'))).toBeVisible();
  expect(await bank.locator('main').textContent()).not.toContain('RL 170');

  // Without a bank too; this time the maker ends it.
  const next = await offeredQuote(page, maker);
  await page.goto(`/quote/${next}`);
  await acceptOnceFinanced(page);
  await letDatePass(market.dataDir(), next, 'day for financing');
  await maker.goto(`/quote/${next}`);
  await press(maker, ofQuotes.en('action.end-unfinanced.button'));
  await maker
    .getByRole('dialog')
    .getByRole('textbox', { name: ofQuotes.en('action.end-unfinanced.words') })
    .fill('The machine goes to another');
  await inDialog(maker, ofQuotes.en('action.end-unfinanced.confirm'));
  await expectReadable(maker);
  await expect(page.getByText('The machine goes to another')).toBeVisible();
  await expect(page.getByText(ofQuotes.en('quote.standing.withdrawn'))).toBeVisible();
  await leave(all);
});
