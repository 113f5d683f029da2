import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readSession, termsVersion } from 'shared-kit/contract';
import { newId } from '../../platform/db/index.ts';
import { mail } from '../../platform/mail/index.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { rateLimit, signInMethod, userAccount, verification } from '../accounts/schema.ts';
import { testUser } from '../accounts/testing.ts';
import { company, companyAddress } from '../companies/schema.ts';

const database = testDatabase();
const start = new Date();
let now = start;
const after = (seconds: number) => {
  now = new Date(start.getTime() + seconds * 1000);
};
let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp({ db: database.db, clock: () => now }, { PUBLIC_URL: 'http://market.example' });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = start;
  for (const table of [mail, rateLimit, verification]) await database.db.delete(table);
});

const address = {
  line1: 'Organize Sanayi Bölgesi 4. Cadde 12',
  city: 'Bursa',
  region: 'Nilüfer',
  postalCode: '16140',
};
const mill = {
  kind: 'textile-manufacturer',
  legalForm: 'company',
  legalName: 'Çağlayanoğulları Dokuma Sanayi ve Dış Ticaret Ltd. Şti.',
  brandName: 'Çağlayan Dokuma',
  country: 'TR',
  taxNumber: '454 053 6920',
  taxOffice: 'Çekirge',
  mersisNumber: '0454 0536 9200 0017',
  address,
};
const password = 'a good long password';
const someone = (more: object = {}) => ({
  name: 'Deniz Aksoy',
  email: `${newId()}@people.example`,
  password,
  locale: 'tr',
  termsVersion,
  company: mill,
  redirect: null,
  ...more,
});
type Registrant = ReturnType<typeof someone>;

const post = (url: string, payload: object) =>
  app.inject({ method: 'POST', url, headers: { origin: 'http://market.example' }, payload });
const register = (person: Registrant) => post('/api/registration', person);
const signIn = (email: string, word = password) => post('/api/auth/sign-in/email', { email, password: word });
const useLink = (token: string) => post('/api/auth/login-token', { token });
const mails = () => database.db.select().from(mail).orderBy(mail.id);
const userOf = async ({ email }: Registrant) => {
  const [user] = await database.db
    .select()
    .from(userAccount)
    .where(eq(userAccount.email, email.toLowerCase()));
  return user;
};
const companyOf = async (person: Registrant) => {
  const id = (await userOf(person))?.companyId ?? newId();
  const [found] = await database.db.select().from(company).where(eq(company.id, id));
  return found;
};
/** The newest mail and what its link holds. */
async function newestMail() {
  const letter = (await mails()).at(-1);
  const link = /https?:\S+/.exec(letter?.plainText ?? '')?.[0] ?? '';
  return { letter, link, token: /\/(?:login|reset-password)\/([\w-]+)/.exec(link)?.[1] ?? '' };
}

describe('registering a company', () => {
  it('keeps the person, the company and its address, and nobody is signed in by it', async () => {
    const person = someone({ email: ` ${newId()}@People.example` });
    person.email = person.email.trim();
    const answer = await register(person);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({});
    expect(answer.cookies).toEqual([]);
    expect(await userOf(person)).toMatchObject({
      name: 'Deniz Aksoy',
      emailVerified: false,
      isAdmin: false,
      companyRole: 'owner',
      locale: 'tr',
      termsVersion,
      termsAcceptedAt: now,
    });
    const found = await companyOf(person);
    expect(found).toMatchObject({
      kind: 'textile-manufacturer',
      legalForm: 'company',
      legalName: mill.legalName,
      brandName: 'Çağlayan Dokuma',
      country: 'TR',
      city: 'Bursa',
      taxNumber: '4540536920',
      taxOffice: 'Çekirge',
      mersisNumber: '0454053692000017',
      verification: 'draft',
      submittedAt: null,
    });
    const addresses = database.db.select().from(companyAddress);
    expect(await addresses.where(eq(companyAddress.companyId, found?.id ?? ''))).toEqual([
      expect.objectContaining({ kind: 'registered', country: 'TR', line2: null, ...address }),
    ]);
  });

  it('keeps no password, only its hash', async () => {
    const person = someone();
    await register(person);
    const user = await userOf(person);
    const [method] = await database.db
      .select()
      .from(signInMethod)
      .where(eq(signInMethod.userId, user?.id ?? ''));
    expect(method?.password).toMatch(/^\$argon2id\$/);
  });

  it('is possible without one', async () => {
    const person = someone({ company: null });
    expect((await register(person)).statusCode).toBe(200);
    expect(await userOf(person)).toMatchObject({ companyId: null, companyRole: null, emailVerified: false });
  });

  it.each([
    [
      'tr',
      /^http:\/\/market\.example\/tr\/login\/[\w-]{43}\?for=confirm-address&redirect=%2Ftr%2Fcart$/,
      'E-posta adresinizi doğrulayın · Tezgah',
    ],
    [
      'en',
      /^http:\/\/market\.example\/login\/[\w-]{43}\?for=confirm-address&redirect=%2Ftr%2Fcart$/,
      'Confirm your email address · Tezgah',
    ],
  ])('mails a link in %s', async (locale, pattern, subject) => {
    const person = someone({ locale, redirect: '/tr/cart' });
    await register(person);
    const { letter, link } = await newestMail();
    expect(link).toMatch(pattern);
    expect(letter).toMatchObject({ recipient: person.email, locale, subject });
  });
});

describe('the mailed link', () => {
  const registered = async (more: object = {}) => {
    const person = someone(more);
    await register(person);
    return { person, ...(await newestMail()) };
  };

  it('proves the address, signs in, and submits the company', async () => {
    const { person, token } = await registered();
    after(600);
    const answer = await useLink(token);
    const [cookie] = answer.cookies;
    const headers = { cookie: `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}` };
    const session = readSession((await app.inject({ url: '/api/_auth/session', headers })).json());
    expect(session).toMatchObject({
      user: { isManufacturer: true, companyRole: 'owner' },
      secure: { email: person.email, companyName: 'Çağlayan Dokuma' },
    });
    expect(await userOf(person)).toMatchObject({ emailVerified: true });
    expect(await companyOf(person)).toMatchObject({ verification: 'submitted', submittedAt: now });
    expect((await signIn(person.email)).statusCode).toBe(200);
  });

  it('works once', async () => {
    const { token } = await registered();
    expect((await useLink(token)).statusCode).toBe(200);
    expect((await useLink(token)).json()).toMatchObject({ code: 'auth.link-invalid', status: 410 });
  });

  it.each([
    [24 * 60 * 60 - 1, 200],
    [24 * 60 * 60, 410],
  ])('after %s seconds answers %s', async (seconds, status) => {
    const { token } = await registered();
    after(seconds);
    expect((await useLink(token)).statusCode).toBe(status);
  });

  it('sets no password', async () => {
    const { token } = await registered();
    expect((await post('/api/auth/reset-password', { token, password })).statusCode).toBe(410);
  });

  it('ends when a password is set by mail, which proves the address too', async () => {
    const { person, token } = await registered();
    await post('/api/auth/forgot-password', { email: person.email });
    const reset = await newestMail();
    await post('/api/auth/reset-password', { token: reset.token, password: 'another long password' });
    expect((await useLink(token)).statusCode).toBe(410);
    expect(await companyOf(person)).toMatchObject({ verification: 'submitted' });
    expect((await signIn(person.email, 'another long password')).statusCode).toBe(200);
  });

  it.each([
    [password, 403, 'auth.email-unverified'],
    ['not the password', 401, 'auth.credentials-wrong'],
  ])('is asked for at signing in with %j', async (word, status, code) => {
    const { person } = await registered();
    expect((await signIn(person.email, word)).json()).toMatchObject({ status, code });
  });

  it('can be sent again, and each of them works', async () => {
    const { person, token } = await registered();
    expect(
      (await post('/api/registration/confirmation', { email: person.email, redirect: '/cart' })).json(),
    ).toEqual({});
    const second = await newestMail();
    expect(second.link).toContain('redirect=%2Fcart');
    expect(second.token).not.toBe(token);
    expect((await useLink(token)).statusCode).toBe(200);
  });
});

describe('an address that is known', () => {
  it('gets a mail that says so, and the answer does not', async () => {
    const { email, userId } = await testUser(database.db);
    const before = await database.db.select().from(userAccount).where(eq(userAccount.id, userId));
    const [known, unknown] = [await register(someone({ email })), await register(someone())];
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
    const [letter] = await mails();
    expect(letter).toMatchObject({ recipient: email, subject: 'You already have an account · Tezgah' });
    expect(letter?.plainText).toMatch(/http:\/\/market\.example\/login\n/);
    expect(await database.db.select().from(userAccount).where(eq(userAccount.id, userId))).toEqual(before);
  });

  it('adds nothing for one who comes twice with the same, and mails the link again', async () => {
    const person = someone();
    await register(person);
    const first = await userOf(person);
    const companies = await database.db.$count(company);
    await register(person);
    expect(await userOf(person)).toEqual(first);
    expect(await database.db.$count(company)).toBe(companies);
    expect((await mails()).map(({ subject }) => subject)).toEqual(
      Array(2).fill('E-posta adresinizi doğrulayın · Tezgah'),
    );
  });

  it('adds one, however many come at the same time', async () => {
    const person = someone();
    const before = await database.db.$count(company);
    const answers = await Promise.all([register(person), register(person), register(person)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await database.db.$count(company)).toBe(before + 1);
  });

  it('lets nobody in who registered it before its owner: the owner sets a password by mail', async () => {
    const stranger = someone({ password: 'the password of a stranger' });
    await register(stranger);
    const strangers = await newestMail();
    await register(someone({ email: stranger.email }));
    const { link, token, letter } = await newestMail();
    expect(link).toContain('/tr/reset-password/');
    expect(letter?.subject).toBe('Kaydınızı tamamlayın · Tezgah');
    await post('/api/auth/reset-password', { token, password: 'the password of the owner' });
    expect((await useLink(strangers.token)).statusCode).toBe(410);
    expect((await signIn(stranger.email, stranger.password)).statusCode).toBe(401);
  });

  it.each(['somebody', 'nobody'])('is mailed no further link when %s has proved it', async (who) => {
    const email = who === 'nobody' ? 'nobody@mill.example' : (await testUser(database.db)).email;
    expect((await post('/api/registration/confirmation', { email })).json()).toEqual({});
    expect(await mails()).toEqual([]);
  });
});

it('takes the same tax number twice and says nothing of it', async () => {
  const [one, other] = [someone(), someone({ company: { ...mill, taxNumber: '4540536920' } })];
  expect((await register(one)).json()).toEqual((await register(other)).json());
  expect((await companyOf(other))?.taxNumber).toBe((await companyOf(one))?.taxNumber);
  expect((await companyOf(other))?.id).not.toBe((await companyOf(one))?.id);
});

describe('what is refused', () => {
  const withCompany = (more: object) => ({ company: { ...mill, ...more } });
  it.each([
    [{ email: 'deniz' }, 'email'],
    [{ password: 'short' }, 'password'],
    [{ password: 'x'.repeat(129) }, 'password'],
    [{ name: ' D ' }, 'name'],
    [{ name: 'Win at https://evil.example' }, 'name'],
    [{ name: 'Deniz\r\nBcc: all' }, 'name'],
    [{ termsVersion: '2019-01' }, 'termsVersion'],
    [{ locale: 'de' }, 'locale'],
    [{ redirect: 'https://evil.example' }, 'redirect'],
    [{ redirect: '//evil.example' }, 'redirect'],
    [{ redirect: '/\\evil.example' }, 'redirect'],
    [withCompany({ kind: 'admin' }), 'company.kind'],
    [withCompany({ country: 'XX' }), 'company.country'],
    [withCompany({ country: 'tr' }), 'company.country'],
    [withCompany({ legalName: '' }), 'company.legalName'],
    [withCompany({ taxNumber: '4540536921' }), 'company.taxNumber'],
    [withCompany({ taxNumber: null }), 'company.taxNumber'],
    [withCompany({ taxOffice: ' ' }), 'company.taxOffice'],
    [withCompany({ mersisNumber: '1111111111111111' }), 'company.mersisNumber'],
    [withCompany({ legalForm: 'sole-trader' }), 'company.taxNumber'],
    [withCompany({ country: 'DE' }), 'company.taxNumber'],
    [withCompany({ address: { ...address, postalCode: null } }), 'company.address.postalCode'],
    [withCompany({ address: { ...address, city: '' } }), 'company.address.city'],
    [{ company: undefined }, 'company'],
  ])('%j by its name', async (more, name) => {
    const person = someone(more);
    const problem = (await register(person)).json();
    expect(problem).toMatchObject({ code: 'request.body-invalid', status: 400 });
    expect(problem.errors.map((error: { name: string }) => error.name)).toContain(name);
    expect(await userOf(person)).toBeUndefined();
    expect(await mails()).toEqual([]);
  });

  it('raises nobody, whatever else is sent', async () => {
    const person = someone({ isAdmin: true, emailVerified: true, companyId: newId() });
    await register({ ...person, company: { ...mill, verification: 'approved' } as typeof mill });
    expect(await userOf(person)).toMatchObject({ isAdmin: false, emailVerified: false });
    expect(await companyOf(person)).toMatchObject({ verification: 'draft' });
  });

  it.each(['somebody', 'nobody'])('comes too often for %s after five an hour', async (who) => {
    const email = who === 'nobody' ? 'nobody@mill.example' : (await testUser(database.db)).email;
    for (let count = 0; count < 5; count++) {
      expect((await post('/api/registration/confirmation', { email })).statusCode).toBe(200);
    }
    expect((await register(someone({ email }))).json()).toMatchObject({ code: 'request.too-many' });
    after(3600);
    expect((await register(someone({ email }))).statusCode).toBe(200);
  });

  it('comes too often from one machine after twenty in ten minutes', async () => {
    const ask = (count: number) =>
      post('/api/registration/confirmation', { email: `n${count}@mill.example` });
    const answers = await Promise.all(Array.from({ length: 21 }, (_, count) => ask(count)));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });
});
