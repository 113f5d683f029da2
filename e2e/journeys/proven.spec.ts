import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { termsVersion } from 'shared-kit/contract/companies';
import type { Locale } from 'shared-kit/contract/languages';
import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/market.ts';
import { linkInOutbox } from '../fixtures/outbox.ts';
import { inDialog, press } from '../fixtures/press.ts';
import {
  changeBankAccount,
  checkSealed,
  confirmJointly,
  handInAll,
  type Person,
  printed,
  provingWords,
  sign,
  stateDays,
} from '../fixtures/proving.ts';
import { fill, password } from '../fixtures/registering.ts';
import { command } from '../fixtures/release-drill.ts';
import { taxNumber } from '../fixtures/tax-number.ts';
import { useOwnMarket } from '../fixtures/use-own-market.ts';
import { waiveDocuments } from '../fixtures/waive-documents.ts';
import { wordsOf } from '../fixtures/words.ts';

const [admin, host] = [wordsOf('admin'), wordsOf('host')];

/** A list with invented names in the official form of the EU's. */
const sampleList = fileURLToPath(
  new URL('../../server/src/modules/sanctions/testing/lists/eu.csv', import.meta.url),
);

/** A market without demo data: from registration to a verified company, without a letter or a call. */
const market = useOwnMarket({ DEMO: 'false' });

const headers = { origin: market.address };

const taxNumbers = { en: '4540536920', tr: '7314260859' } as const satisfies Readonly<Record<Locale, string>>;

/** The owner of a new company, signed in by the mailed link. */
async function register(
  page: Page,
  locale: Locale,
  brandName: string,
  number: string = taxNumbers[locale],
): Promise<Person> {
  const person = {
    name: 'Müjde Kara',
    email: `mujde-${number}@companies.example`,
    password,
    locale,
    termsVersion,
  };
  const company = {
    kind: provingWords[locale].kind,
    legalForm: 'company',
    country: 'TR',
    brandName,
    legalName: `${brandName} Ltd. Şti.`,
    taxOffice: 'Konak',
    taxNumber: number,
    address: { line1: 'Liman Cadde 12', postalCode: '35230', city: 'İzmir' },
  };
  const answer = await page.request.post('/api/registration', { headers, data: { ...person, company } });
  expect(answer.status()).toBe(200);
  await page.goto(await linkInOutbox(market.dataDir(), person.email, '/login/'));
  await press(page, provingWords[locale].confirm());
  await expect(page).not.toHaveURL(/\/login\//);
  return { page, name: person.name, email: person.email };
}

/** A second person of the company, who may approve. */
async function invite(owner: Page, page: Page, locale: Locale): Promise<Person> {
  const invited = { email: `selim-${locale}@companies.example`, role: 'approver', locale };
  const answer = await owner.request.post('/api/company/invitations', { headers, data: invited });
  expect(answer.status()).toBe(200);
  const link = await linkInOutbox(market.dataDir(), invited.email, 'for=invitation');
  const token = new URL(link).pathname.split('/').at(-1);
  const person = { name: 'Selim Kaya', password };
  const data = { token, person };
  const accepted = await page.request.post('/api/auth/accept-invitation', { headers, data });
  expect(accepted.status()).toBe(200);
  return { page, name: person.name, email: invited.email };
}

/** Runs one of the operator's commands. */
const operate = (...args: string[]) =>
  command('server/src/cli/run.ts', args, { DATA_DIR: market.dataDir(), PUBLIC_URL: market.address });

/** One of the staff, by the operator's command. */
async function becomeStaff(page: Page, name = 'Deniz Aksoy'): Promise<Person> {
  const email = `${name.split(' ')[0]?.toLowerCase()}@market.example`;
  const told = await operate('admin-create', email, '--name', name);
  await page.goto(told.trim().split('\n').at(-1) ?? '');
  await fill(page, host.en('reset-password.password'), password);
  await press(page, host.en('reset-password.submit'));
  await page.goto('/login?redirect=%2Fadmin%2Fverify');
  await fill(page, host.en('login.email'), email);
  await fill(page, host.en('login.password'), password);
  await press(page, host.en('login.submit'));
  await expect(page).toHaveURL(/admin\/verify/);
  return { page, name, email };
}

async function newPage(browser: Browser, watch: (page: Page) => void): Promise<Page> {
  const page = await (
    await browser.newContext({ baseURL: market.address, reducedMotion: 'reduce' })
  ).newPage();
  watch(page);
  return page;
}

let staff: Person | null = null;
for (const locale of ['en', 'tr'] as const) {
  const w = provingWords[locale];
  test(`a company proves itself, two sign for it, and it is approved, ${locale}`, async ({
    browser,
    problems,
  }) => {
    test.setTimeout(180_000);
    const open = () => newPage(browser, (page) => problems.watch(page));
    staff ??= await becomeStaff(await open());
    const desk = staff.page;
    const brandName = `Ege ${locale}`;
    const owner = await register(await open(), locale, brandName);
    const { page } = owner;
    const second = await invite(page, await open(), locale);
    await page.goto(w.prefix + w.path);
    await expect(page.getByText(w.first())).toBeVisible();
    const papers = await handInAll(page, w);
    await stateDays(page);

    await desk.goto(`${w.prefix}/admin/verify?q=${encodeURIComponent(brandName)}`);
    await desk
      .getByRole('link', { name: new RegExp(brandName) })
      .first()
      .click();
    await expect(desk.getByRole('heading', { level: 1, name: new RegExp(brandName) })).toBeVisible();
    await press(desk, w.reject());
    await desk.getByRole('textbox', { name: w.reason() }).fill('2. sayfa kesik');
    await press(desk, w.reject());
    const extract = page.locator('#trade-register');
    await expect(extract.getByText('2. sayfa kesik')).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await extract.getByRole('button', { name: w.replace() }).click();
    await (await chooser).setFiles(await printed(page, 'whole.pdf'));
    await expect(extract.getByText('whole.pdf')).toBeVisible();
    await stateDays(page);
    const accept = desk.getByRole('button', { name: w.accept(), exact: true }).filter({ visible: true });
    for (let left = papers; left > 0; left -= 1) {
      await expect(accept).toHaveCount(left);
      await accept.first().click();
    }
    await expect(extract.getByText(w.accepted())).toBeVisible();

    await confirmJointly(desk, w, [owner.name, second.name]);
    await page.goto(w.prefix + w.path);
    await sign(owner, w, market.dataDir());
    await expect(page.getByText(w.others())).toBeVisible();
    await second.page.goto(w.prefix + w.path);
    await sign(second, w, market.dataDir());
    await expect(page.getByText(w.waits())).toBeVisible();
    await sign({ ...staff, page: desk }, w, market.dataDir());
    await expect(page.getByRole('heading', { level: 1, name: w.inForce() })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(w.signedBy())).toHaveCount(2);
    await expect(page.getByText(w.countersigned())).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadable(page);

    await press(desk, w.approve());
    await inDialog(desk, w.approve());
    await expect(desk.getByText(w.done(brandName))).toBeVisible();
    await checkSealed(page, w);
    await changeBankAccount(page, second.page, w);
    await expect(page.getByText(w.approved(), { exact: true }).first()).toBeVisible();
    for (const each of [page, second.page]) await each.context().close();
  });
}

test('a name like one on a sanctions list holds a company until two of the staff clear it', async ({
  browser,
  problems,
}) => {
  test.setTimeout(240_000);
  const open = () => newPage(browser, (page) => problems.watch(page));
  const brandName = 'Zarmash Textile Machinery';
  const { page } = await register(await open(), 'en', brandName, taxNumber());
  await operate('sanctions-load', sampleList, '--list', 'eu');
  const first = await becomeStaff(await open(), 'Burak Tan');
  await first.page.goto(`/admin/verify?q=${encodeURIComponent(brandName)}`);
  await first.page
    .getByRole('link', { name: new RegExp(brandName) })
    .first()
    .click();
  const hits = first.page.getByRole('list', { name: admin.en('verify.sanctions.hits') });
  // A job compares names every minute; the page follows by itself.
  await expect(hits).toBeVisible({ timeout: 120_000 });
  await waiveDocuments(first.page);
  await first.page.reload();
  const proposing = hits.getByRole('button', { name: admin.en('verify.sanctions.do.propose-clear') });
  await expect(proposing.first()).toBeVisible();
  await expect(
    first.page.getByRole('button', { name: admin.en('verify.decision.do.reject'), exact: true }),
  ).toBeVisible();
  await expect(
    first.page.getByRole('button', { name: admin.en('verify.decision.do.approve'), exact: true }),
  ).toHaveCount(0);
  await page.goto('/documents');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/sanction|Zarovsk/i)).toHaveCount(0);

  const count = await proposing.count();
  for (let left = count; left > 0; left -= 1) {
    await hits
      .getByRole('textbox', { name: admin.en('verify.sanctions.reason') })
      .first()
      .fill('Founded in Bursa in 1971');
    await proposing.first().click();
    await expect(proposing).toHaveCount(left - 1);
  }
  await expect(hits.getByRole('button', { name: admin.en('verify.sanctions.do.clear') })).toHaveCount(0);

  const second = await becomeStaff(await open(), 'Ece Yıldırım');
  await second.page.goto(`/tr${new URL(first.page.url()).pathname}`);
  const named = second.page.getByRole('list', { name: admin.tr('verify.sanctions.hits') });
  await second.page.setViewportSize({ width: 390, height: 844 });
  await second.page.emulateMedia({ colorScheme: 'dark' });
  await expect(named).toBeVisible();
  await expectReadable(second.page);
  const confirming = named.getByRole('button', { name: admin.tr('verify.sanctions.do.clear') });
  await expect(confirming).toHaveCount(count);
  for (let left = count; left > 0; left -= 1) {
    await named
      .getByRole('textbox', { name: admin.tr('verify.sanctions.reason') })
      .first()
      .fill('Sicil numarası başka');
    await confirming.first().click();
    // The focus waits on what confirms.
    await expect(second.page.getByRole('dialog').locator('[type=submit]')).toBeFocused();
    await second.page.keyboard.press('Enter');
    await expect(confirming).toHaveCount(left - 1);
  }
  // The first one's page follows by itself.
  await press(first.page, admin.en('verify.decision.do.approve'));
  await inDialog(first.page, admin.en('verify.decision.do.approve'));
  await expect(first.page.getByText(provingWords.en.done(brandName))).toBeVisible();
  for (const each of [page, first.page, second.page]) await each.context().close();
});
