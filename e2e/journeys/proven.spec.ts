import type { Browser, Page } from '@playwright/test';
import { type CompanyKind, type Locale, termsVersion } from 'shared-kit/contract';
import { expectReadable } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/market.ts';
import { codeInOutbox, linkInOutbox } from '../fixtures/outbox.ts';
import { startOwnMarket } from '../fixtures/own-market.ts';
import { inDialog, press } from '../fixtures/press.ts';
import { fill, password } from '../fixtures/registering.ts';
import { command, dataFolder } from '../fixtures/release-drill.ts';
import { freePort } from '../free-port.ts';

/** A market without demo data: from registration to a verified company, without a letter or a call. */
const market = `http://localhost:${freePort()}`;
let data: ReturnType<typeof dataFolder>;
let stop: () => Promise<void> = async () => {};
test.beforeAll(async () => {
  test.setTimeout(120_000);
  data = dataFolder();
  stop = await startOwnMarket(market, { DEMO: 'false', DATA_DIR: data.folder });
});
test.afterAll(async () => {
  await stop();
  data.remove();
});

const words = {
  en: {
    ...{
      prefix: '',
      kind: 'provider' as CompanyKind,
      path: '/signed-provider',
      confirm: 'Confirm and sign in',
    },
    ...{ several: 'Several files at once', upload: (count: number) => `Upload ${count} files` },
    ...{ extract: 'Trade register extract', replace: 'Replace: Trade register extract', accept: 'Accept' },
    ...{ reject: 'Reject the document', reason: 'Reason, which the company reads', rejected: 'Rejected' },
    ...{ accepted: 'Accepted', confirmSignatory: 'Confirm a signatory', person: 'Person', named: 'Named in' },
    ...{ role: /^Role in the company/, signs: 'Signs', confirmNow: 'Confirm', name: /^Your name/ },
    ...{ ask: 'Mail me a code', code: /^Code from the mail/, sign: 'Sign', consent: /I have read the text/ },
    ...{ first: 'First the staff confirm who may sign', others: 'Waits for the other signatories' },
    ...{ waits: 'Waits for the market', inForce: 'The agreement is in force', pdf: 'Signed PDF' },
    ...{ signedBy: /^Signed by/, countersigned: /^Countersigned by/, sealed: /is sealed by this market$/ },
    ...{
      changed: /was changed$/,
      approve: 'Approve',
      done: (name: string) => `${name} is approved and has been told.`,
    },
    ...{
      bank: 'Bank',
      bic: 'BIC',
      iban: 'IBAN',
      propose: 'Propose this account',
      confirmAccount: 'Confirm the account',
    },
    ...{ underWay: 'Change under way', counts: /^Confirmed\. It counts from/, approved: 'Approved' },
  },
  tr: {
    ...{ prefix: '/tr', kind: 'textile-manufacturer' as CompanyKind, path: '/signed-manufacturer' },
    ...{ confirm: 'Doğrula ve giriş yap', several: 'Birkaç dosya birden' },
    ...{ upload: (count: number) => `${count} dosya yükle`, extract: 'Ticaret sicil kaydı' },
    ...{ replace: 'Değiştir: Ticaret sicil kaydı', accept: 'Kabul et', reject: 'Belgeyi reddet' },
    ...{ reason: 'Firmanın okuyacağı gerekçe', rejected: 'Reddedildi', accepted: 'Kabul edildi' },
    ...{ confirmSignatory: 'İmza yetkilisi onayla', person: 'Kişi', named: 'Adının geçtiği belge' },
    ...{ role: /^Şirketteki görevi/, signs: 'İmza şekli', confirmNow: 'Onayla' },
    ...{ name: /^Belgede yazıldığı gibi adınız/, ask: 'Bana kod gönder', code: /^E-postadaki kod/ },
    ...{ sign: 'İmzala', consent: /Metni okudum/, first: 'Önce görevliler kimin imzalayabileceğini onaylar' },
    ...{
      others: 'Diğer imza yetkililerini bekliyor',
      waits: 'Pazarı bekliyor',
      inForce: 'Sözleşme yürürlükte',
    },
    ...{ pdf: 'İmzalı PDF', signedBy: /^İmzalayan/, countersigned: /^Karşı imzalayan/ },
    ...{ sealed: /bu pazarın mührünü taşıyor$/, changed: /değiştirilmiş$/, approve: 'Onayla' },
    ...{
      done: (name: string) => `${name} onaylandı, firmaya bildirildi.`,
      bank: 'Banka',
      bic: 'BIC',
      iban: 'IBAN',
    },
    ...{ propose: 'Bu hesabı öner', confirmAccount: 'Hesabı onayla', underWay: 'Süren değişiklik' },
    ...{ counts: /^Onaylandı\./, approved: 'Onaylı' },
  },
} as const;
type Words = (typeof words)[Locale];
type Person = Readonly<{ page: Page; name: string; email: string }>;
const headers = { origin: market };
const keyed = () => ({ ...headers, 'idempotency-key': crypto.randomUUID() });
const today = () => new Date().toISOString().slice(0, 10);

/** The owner of a new company, signed in by the mailed link. */
async function register(page: Page, locale: Locale, brandName: string): Promise<Person> {
  const person = {
    name: 'Müjde Kara',
    email: `mujde-${locale}@companies.example`,
    password,
    locale,
    termsVersion,
  };
  const company = {
    ...{ kind: words[locale].kind, legalForm: 'company', country: 'TR', brandName },
    ...{
      legalName: `${brandName} Ltd. Şti.`,
      taxOffice: 'Konak',
      taxNumber: locale === 'en' ? '4540536920' : '7314260859',
    },
    address: { line1: 'Liman Cadde 12', postalCode: '35230', city: 'İzmir' },
  };
  const answer = await page.request.post('/api/registration', { headers, data: { ...person, company } });
  expect(answer.status()).toBe(200);
  await page.goto(await linkInOutbox(data.ofMarket(), person.email, '/login/'));
  await press(page, words[locale].confirm);
  await expect(page).not.toHaveURL(/\/login\//);
  return { page, name: person.name, email: person.email };
}

/** A second person of the company, who may approve. */
async function invite(owner: Page, page: Page, locale: Locale): Promise<Person> {
  const invited = { email: `selim-${locale}@companies.example`, role: 'approver', locale };
  expect((await owner.request.post('/api/company/invitations', { headers, data: invited })).status()).toBe(
    200,
  );
  const link = await linkInOutbox(data.ofMarket(), invited.email, 'for=invitation');
  const token = new URL(link).pathname.split('/').at(-1);
  const person = { name: 'Selim Kaya', password };
  const accepted = await page.request.post('/api/auth/accept-invitation', {
    headers,
    data: { token, person },
  });
  expect(accepted.status()).toBe(200);
  return { page, name: person.name, email: invited.email };
}

/** One of the staff, by the operator's command. */
async function becomeStaff(page: Page): Promise<Person> {
  const email = 'deniz@market.example';
  const args = ['admin-create', email, '--name', 'Deniz Aksoy'];
  const settings = { DATA_DIR: data.ofMarket(), PUBLIC_URL: market };
  const told = await command('server/src/cli/run.ts', args, settings);
  await page.goto(told.trim().split('\n').at(-1) ?? '');
  await fill(page, 'New password', password);
  await press(page, 'Save the password');
  await page.goto('/login?redirect=%2Fadmin%2Fverify');
  await fill(page, 'Work email', email);
  await fill(page, 'Password', password);
  await press(page, 'Sign in');
  await expect(page).toHaveURL(/admin\/verify/);
  return { page, name: 'Deniz Aksoy', email };
}

async function printed(page: Page, name: string) {
  const paper = await page.context().newPage();
  await paper.setContent(`<h1>${name}</h1>`);
  const buffer = await paper.pdf();
  await paper.close();
  return { name, mimeType: 'application/pdf', buffer };
}

/** Hands in a file for each obligatory point but the agreement, all at once; the page proposes where each belongs. */
async function handInAll(page: Page, w: Words): Promise<void> {
  await page.goto(`${w.prefix}/documents`);
  await expect(page.locator('#trade-register')).toBeVisible();
  const { points } = await (await page.request.get('/api/documents')).json();
  const needed = points.filter(
    (it: { obligatory: boolean; code: string }) => it.obligatory && it.code !== 'framework-agreement',
  );
  const files = await Promise.all(needed.map((_: unknown, at: number) => printed(page, `paper-${at}.pdf`)));
  await page.getByTestId(`file of ${w.several}`).setInputFiles(files);
  await expectReadable(page);
  await press(page, w.upload(files.length));
  await expect(async () => {
    const { points: now } = await (await page.request.get('/api/documents')).json();
    const handedIn = now.filter((it: { state: string }) => it.state === 'in_review');
    expect(handedIn).toHaveLength(files.length);
  }).toPass();
}

/** States on every paper that it was issued today and is valid for a year. */
async function stateDays(page: Page): Promise<void> {
  const seen = { number: null, issuedOn: null, validUntil: null, issuer: null, verificationCode: null };
  const { points } = await (await page.request.get('/api/documents')).json();
  for (const { document, lapses, state } of points) {
    if (state !== 'in_review') continue;
    const validUntil = lapses ? `${new Date().getFullYear() + 1}-06-30` : null;
    const facts = { ...seen, issuedOn: today(), validUntil, seen };
    const url = `/api/documents/files/${document.id}/facts`;
    const answer = await page.request.post(url, { headers: keyed(), data: facts });
    if (answer.status() !== 409) expect(answer.status()).toBe(200);
  }
}

/** Confirms people of the company, in the order of their names, as signing together. */
async function confirmJointly(staff: Page, w: Words, names: readonly string[]): Promise<void> {
  const summary = staff.getByText(w.confirmSignatory, { exact: true });
  await summary.click();
  for (const [at, name] of names.entries()) {
    await staff.getByRole('combobox', { name: w.person }).selectOption({ index: at + 1 });
    await staff.getByRole('combobox', { name: w.named }).selectOption({ index: 1 });
    await staff.getByRole('combobox', { name: w.signs }).selectOption('jointly');
    await staff.getByRole('textbox', { name: w.role }).fill('Müdür');
    await staff.getByRole('button', { name: w.confirmNow, exact: true }).click();
    await expect(staff.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
  }
  await summary.click();
}

async function sign({ page, name, email }: Person, w: Words): Promise<void> {
  await page.getByRole('textbox', { name: w.name }).fill(name);
  await page.getByRole('checkbox', { name: w.consent }).check();
  const since = Date.now() - 1000;
  await press(page, w.ask);
  await page.getByRole('textbox', { name: w.code }).fill(await codeInOutbox(data.ofMarket(), email, since));
  await page.getByRole('button', { name: w.sign, exact: true }).click();
}

async function checkSealed(page: Page, w: Words): Promise<void> {
  const sealed = await (await page.request.get('/api/agreement/sealed')).body();
  await page.goto(`${w.prefix}/documents/check`);
  const check = (buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'copy.pdf', mimeType: 'application/pdf', buffer });
  await check(sealed);
  await expect(page.getByText(w.sealed)).toBeVisible();
  const changed = Buffer.from(sealed);
  changed.write('3', changed.indexOf('(D:2') + 3, 'latin1');
  await check(changed);
  await expect(page.getByText(w.changed)).toBeVisible();
}

/** The owner proposes the company's bank account, the other one confirms it; it counts in two days. */
async function changeBankAccount(owner: Page, second: Page, w: Words): Promise<void> {
  await owner.goto(`${w.prefix}/profile?section=company`);
  await owner.getByLabel(w.bank, { exact: true }).fill('Poyraz Bankası');
  await owner.getByLabel(w.bic, { exact: true }).fill('POYRTRIS');
  await owner.getByRole('textbox', { name: w.iban }).fill('TR33 0006 1005 1978 6457 8413 26');
  await press(owner, w.propose);
  await expect(owner.getByText(w.underWay)).toBeVisible();
  await expect(owner.getByRole('button', { name: w.confirmAccount })).toHaveCount(0);
  await expectReadable(owner);
  await second.goto(`${w.prefix}/profile?section=company`);
  await second.setViewportSize({ width: 390, height: 844 });
  await second.emulateMedia({ colorScheme: 'dark' });
  await press(second, w.confirmAccount);
  await inDialog(second, w.confirmAccount);
  await expect(second.getByText(w.counts)).toBeVisible();
  await expectReadable(second);
}

async function newPage(browser: Browser, watch: (page: Page) => void): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: market, reducedMotion: 'reduce' })).newPage();
  watch(page);
  return page;
}

let staff: Person | null = null;
for (const locale of ['en', 'tr'] as const) {
  const w = words[locale];
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
    await expect(page.getByText(w.first)).toBeVisible();
    await handInAll(page, w);
    await stateDays(page);

    await desk.goto(`${w.prefix}/admin/verify?q=${encodeURIComponent(brandName)}`);
    await desk
      .getByRole('link', { name: new RegExp(brandName) })
      .first()
      .click();
    await expect(desk.getByRole('heading', { level: 1, name: new RegExp(brandName) })).toBeVisible();
    await press(desk, w.reject);
    await desk.getByRole('textbox', { name: w.reason }).fill('2. sayfa kesik');
    await press(desk, w.reject);
    const extract = page.locator('#trade-register');
    await expect(extract.getByText('2. sayfa kesik')).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await extract.getByRole('button', { name: w.replace }).click();
    await (await chooser).setFiles(await printed(page, 'whole.pdf'));
    await expect(extract.getByText('whole.pdf')).toBeVisible();
    await stateDays(page);
    await expect(async () => {
      const button = desk.getByRole('button', { name: w.accept, exact: true }).filter({ visible: true });
      while ((await button.count()) > 0) {
        await button.first().click();
        await desk.waitForTimeout(300);
      }
      const { points } = await (await page.request.get('/api/documents')).json();
      expect(points.filter((it: { state: string }) => it.state === 'in_review')).toEqual([]);
    }).toPass({ timeout: 40_000 });
    await expect(extract.getByText(w.accepted)).toBeVisible();

    await confirmJointly(desk, w, [owner.name, second.name]);
    await page.goto(w.prefix + w.path);
    await sign(owner, w);
    await expect(page.getByText(w.others)).toBeVisible();
    await second.page.goto(w.prefix + w.path);
    await sign(second, w);
    await expect(page.getByText(w.waits)).toBeVisible();
    await sign({ ...staff, page: desk }, w);
    await expect(page.getByRole('heading', { level: 1, name: w.inForce })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(w.signedBy)).toHaveCount(2);
    await expect(page.getByText(w.countersigned)).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadable(page);

    await press(desk, w.approve);
    await expect(desk.getByText(w.done(brandName))).toBeVisible();
    await checkSealed(page, w);
    await changeBankAccount(page, second.page, w);
    await expect(page.getByText(w.approved, { exact: true }).first()).toBeVisible();
    for (const each of [page, second.page]) await each.context().close();
  });
}
