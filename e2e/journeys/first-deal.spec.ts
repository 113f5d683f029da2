import { writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type { CompanyKind } from 'shared-kit/contract/companies';
import { expect, test } from '../fixtures/market.ts';
import { bind, english, sendOffer, turkish } from '../fixtures/negotiating.ts';
import { linkInOutbox } from '../fixtures/outbox.ts';
import { inDialog, press } from '../fixtures/press.ts';
import {
  describeAddress,
  describeCompany,
  describePerson,
  fill,
  password,
  type RegistrationWords,
  registrationWords,
  sendRegistration,
} from '../fixtures/registering.ts';
import { command } from '../fixtures/release-drill.ts';
import { useOwnMarket } from '../fixtures/use-own-market.ts';
import { waiveDocuments } from '../fixtures/waive-documents.ts';
import { wordsOf } from '../fixtures/words.ts';

const [admin, shop, host] = [wordsOf('admin'), wordsOf('shop'), wordsOf('host')];

/** A market without demo data: the journey creates everything in it. */
const market = useOwnMarket({ DEMO: 'false' });

const operate = (program: string, ...args: readonly string[]) =>
  command('server/src/cli/run.ts', [program, ...args], {
    DATA_DIR: market.dataDir(),
    PUBLIC_URL: market.address,
  });

type Newcomer = Readonly<{
  w: RegistrationWords;
  kind: CompanyKind;
  person: Readonly<{ name: string; email: string }>;
  company: Parameters<typeof describeCompany>[2];
  address: Parameters<typeof describeAddress>[2];
}>;

const mill: Newcomer = {
  w: registrationWords.en,
  kind: 'textile-manufacturer',
  person: { name: 'Nuray Demirtaş', email: 'nuray@yesildere.example' },
  company: {
    legalName: 'Yeşildere Dokuma Sanayi A.Ş.',
    brandName: 'Yeşildere',
    taxNumber: '4540536920',
    taxOffice: 'Çekirge',
  },
  address: { street: 'OSB 7. Cadde 12', postalCode: '20330', city: 'Denizli' },
};
const maker: Newcomer = {
  w: registrationWords.tr,
  kind: 'machinery-manufacturer',
  person: { name: 'Emre Kaplan', email: 'emre@demircioglu.example' },
  company: {
    legalName: 'Demircioğlu Dokuma Makineleri Ltd. Şti.',
    brandName: 'Demircioğlu',
    taxNumber: '7314260859',
    taxOffice: 'Nilüfer',
  },
  address: { street: 'Organize Sanayi Bölgesi 4. Cadde 3', postalCode: '16140', city: 'Bursa' },
};

async function newPage(browser: Browser, watch: (page: Page) => void): Promise<Page> {
  const page = await (
    await browser.newContext({ baseURL: market.address, reducedMotion: 'reduce' })
  ).newPage();
  watch(page);
  return page;
}

/** Registers from the form to the session that the mailed link opens. */
async function register(page: Page, { w, kind, person, company, address }: Newcomer): Promise<void> {
  await page.goto(`${w.prefix}/register`);
  await page.getByRole('radio', { name: w.kind(kind) }).check();
  await press(page, w.goOn());
  await describeCompany(page, w, company);
  await press(page, w.goOn());
  await describeAddress(page, w, address);
  await press(page, w.goOn());
  await describePerson(page, w, person);
  await sendRegistration(page, w);
  await page.goto(await linkInOutbox(market.dataDir(), person.email, '/login/'));
  await press(page, w.confirm());
  await expect(page).not.toHaveURL(/\/(login|register)/);
}

/** Sets the password by the link from the command, and signs in. */
async function becomeStaff(page: Page, email: string): Promise<void> {
  const told = await operate('admin-create', email, '--name', 'Deniz Aksoy');
  await page.goto(told.trim().split('\n').at(-1) ?? '');
  await fill(page, host.en('reset-password.password'), password);
  await press(page, host.en('reset-password.submit'));
  await expect(page.getByRole('heading', { level: 1, name: host.en('reset-password.done') })).toBeVisible();
  await page.goto('/login?redirect=%2Fadmin%2Fverify');
  await fill(page, host.en('login.email'), email);
  await fill(page, host.en('login.password'), password);
  await press(page, host.en('login.submit'));
}

async function approve(page: Page, { company: { legalName, brandName } }: Newcomer): Promise<void> {
  await page.getByRole('link', { name: new RegExp(brandName) }).click();
  await expect(page.getByRole('heading', { level: 1, name: legalName })).toBeVisible();
  await waiveDocuments(page);
  await page.reload();
  await press(page, admin.en('verify.decision.do.approve'));
  await inDialog(page, admin.en('verify.decision.do.approve'));
  await expect(
    page.getByText(admin.en('verify.decision.done.approve', { company: brandName })),
  ).toBeVisible();
}

/** Imports the maker's price list, as exported from their own shop. */
async function importProduct(): Promise<void> {
  const list = await operate('catalogue-import', '--list-companies');
  const [company = ''] = list.match(/[\da-f-]{36}/) ?? [];
  const file = test.info().outputPath('products.csv');
  const rows = [
    'Handle,Title,Body (HTML),Published,Variant SKU,Variant Price,Status',
    'dk-190,DK 190 rapier loom,"<p>Rapier loom, 190 cm.</p>",true,DK-190,88000,active',
  ];
  writeFileSync(file, `${rows.join('\n')}\n`);
  const of = ['--company', company, '--currency', 'USD', '--category', 'weaving'];
  expect(await operate('catalogue-import', file, ...of, '--apply', '--publish')).toContain('Done: 1 added');
}

/** A buyer finds the loom by its name and requests a quote. */
async function requestQuote(page: Page): Promise<void> {
  await page.goto('/');
  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill('rapier loom');
  await search.press('Enter');
  await page.getByRole('link', { name: 'DK 190 rapier loom' }).first().click();
  await press(page, shop.en('cart.add'));
  await press(page, shop.en('cart.added-open'));
  await press(page, english.request());
  await page.getByLabel(english.country()).selectOption('TR');
  await inDialog(page, english.send());
  await expect(page).toHaveURL(/\/quote\/[0-9a-f-]{36}$/);
}

test('two companies and a member of staff come to an empty market, and a loom is ordered', async ({
  browser,
  problems,
}) => {
  test.setTimeout(120_000);
  const open = () => newPage(browser, (page) => problems.watch(page));
  const [buyer, seller, staff] = [await open(), await open(), await open()];
  await register(buyer, mill);
  await register(seller, maker);

  await becomeStaff(staff, 'deniz@market.example');
  for (const newcomer of [mill, maker]) await approve(staff, newcomer);
  await importProduct();

  await requestQuote(buyer);
  await seller.goto('/tr/manufacturer/requests');
  const row = seller.getByRole('row').filter({ hasText: turkish.newRequest() });
  await expect(row).toContainText(mill.company.brandName);
  await row.getByRole('link').first().click();
  await seller.getByRole('link', { name: turkish.writeOffer() }).click();
  await sendOffer(seller, turkish, '86500');

  await expect(buyer.getByText(english.yourTurn())).toBeVisible();
  await press(buyer, english.accept(1));
  await expect(buyer.getByRole('dialog')).toContainText('$87,700');
  await bind(buyer, english);
  for (const [page, w] of [
    [buyer, english],
    [seller, turkish],
  ] as const)
    await expect(page.getByRole('main').getByText(w.ordered())).toBeVisible();
  for (const page of [buyer, seller, staff]) await page.context().close();
});
