import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { type Locale, locales } from 'shared-kit/contract/languages';
import { newId } from '../../platform/db/index.ts';
import { unidentified } from '../../platform/http/index.ts';
import { mail } from '../../platform/mail/index.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testSecret } from '../../platform/testing/test-env.ts';
import { invitation } from '../members/testing.ts';
import { issueToken } from './one-time-token.ts';
import { client, type FakeProvider, startFakeProvider } from './openid/testing/fake-provider.ts';
import { newPerson, visitorOf } from './openid/testing/visitor.ts';
import { userAccount } from './schema.ts';
import { setSessionCookie, startSession } from './start-session.ts';
import { forgetAttempts, testPassword, testUser } from './testing.ts';

describe('new browser', () => {
  const database = testDatabase();
  const now = new Date('2026-11-30T19:04:00Z');
  let provider: FakeProvider;
  /** A door that a later change adds: it knows nothing of browsers. */
  const later: FastifyPluginAsync = async (scope) => {
    scope.post<{ Body: { userId: string } }>(
      '/api/auth/later',
      { config: { access: unidentified }, schema: { hide: true } },
      async (request, reply) => {
        const token = await startSession(database.db, request.body.userId, { request, now: new Date() });
        setSessionCookie(reply, token, { secret: testSecret, secure: false });
        return {};
      },
    );
  };
  let app: FastifyInstance;
  beforeAll(async () => {
    provider = await startFakeProvider();
    const providers = [{ id: 'mill-id', name: 'Mill ID', issuer: provider.issuer, ...client }];
    app = await testApp(
      { db: database.db, clock: () => now, web: later },
      { PUBLIC_URL: 'http://market.example', SIGN_IN_PROVIDERS: JSON.stringify(providers) },
    );
  });
  afterAll(async () => {
    await app.close();
    await provider.stop();
  });
  beforeEach(async () => {
    await forgetAttempts(database.db);
    await database.db.delete(mail);
  });

  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const browser = (headers = {}) =>
    visitorOf(app, provider, { origin: 'http://market.example', 'user-agent': agent, ...headers });
  type Browser = ReturnType<typeof browser>;
  type Account = Awaited<ReturnType<typeof account>>;

  /** An account that somebody signed in to before. */
  async function account({ locale = 'en' as Locale, hasSignedIn = true } = {}) {
    const person = newPerson();
    const email = person.email.toLowerCase();
    const { userId } = await testUser(database.db, { email });
    await database.db.update(userAccount).set({ locale, hasSignedIn }).where(eq(userAccount.id, userId));
    return { userId, email, person };
  }
  const letters = ({ email }: { email: string }) =>
    database.db.select().from(mail).where(eq(mail.recipient, email));
  const subjects = async (of: { email: string }) => (await letters(of)).map(({ subject }) => subject);
  const told = ['Your account was opened in a new browser · Tezgah'];
  const post = (by: Browser, path: string, payload: object) => by.post(`/api/auth/${path}`, payload);

  async function invited({ email }: Account) {
    const owner = await testUser(database.db, { kind: 'retailer' });
    const id = newId();
    await database.db.insert(invitation).values({
      id,
      companyId: owner.companyId ?? '',
      email,
      role: 'member',
      locale: 'en',
      invitedBy: owner.userId,
      sentAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    });
    return (await issueToken(database.db, 'invitation', id, now)).token;
  }

  /** The doors by which somebody signs in. */
  const doors: Readonly<Record<string, (by: Browser, who: Account) => Promise<unknown>>> = {
    'a password': (by, { email }) => by.signInByPassword(email, testPassword),
    'an identity provider': (by, { person }) => by.signIn(person),
    'a mailed link': async (by, { userId }) =>
      post(by, 'login-token', { token: (await issueToken(database.db, 'login', userId, now)).token }),
    'an invitation': async (by, who) => {
      await database.db
        .update(userAccount)
        .set({ companyId: null, companyRole: null })
        .where(eq(userAccount.id, who.userId));
      await post(by, 'accept-invitation', { token: await invited(who) });
    },
    'a door of later': (by, { userId }) => post(by, 'later', { userId }),
  };

  describe.each(Object.entries(doors))('signing in by %s', (_name, signIn) => {
    it('in a browser that the account does not know is mailed, once', async () => {
      const who = await account();
      const by = browser();
      await signIn(by, who);
      expect((await by.session())?.secure.id).toBe(who.userId);
      expect(await subjects(who)).toEqual(told);
      await signIn(by, who);
      expect((await by.session())?.secure.id).toBe(who.userId);
      expect(await subjects(who)).toEqual(told);
    });

    it('for the first time is not', async () => {
      const who = await account({ hasSignedIn: false });
      await signIn(browser(), who);
      expect(await subjects(who)).toEqual([]);
      await signIn(browser(), who);
      expect(await subjects(who)).toEqual(told);
    });
  });

  it('a browser that knows somebody else’s account is new to this one', async () => {
    const [one, other] = [await account(), await account()];
    const by = browser();
    await by.signInByPassword(one.email, testPassword);
    await by.signInByPassword(other.email, testPassword);
    expect(await subjects(other)).toEqual(told);
    await by.signInByPassword(one.email, testPassword);
    expect(await subjects(one)).toEqual(told);
  });

  it('a wrong password, or signing out, mails nobody', async () => {
    const who = await account();
    const by = browser();
    await by.signInByPassword(who.email, 'a guess');
    await by.post('/api/auth/sign-out', {});
    expect(await subjects(who)).toEqual([]);
  });

  it('the first sign-in of an account that a provider made is not mailed', async () => {
    const person = newPerson();
    const by = browser({ 'sec-fetch-site': 'same-origin' });
    await by.signIn(person);
    expect(await by.session()).not.toBeNull();
    expect(await subjects({ email: person.email.toLowerCase() })).toEqual([]);
  });

  it.each(locales)('the mail in %s says when, in which browser and what to do', async (locale) => {
    const who = await account({ locale });
    await browser().signInByPassword(who.email, testPassword, '193.140.0.1');
    const [letter] = await letters(who);
    const facts = {
      en: ['30 November 2026', '19:04 (UTC)', 'Firefox, Windows', 'Türkiye', '/forgot-password'],
      tr: ['30 Kasım 2026', '19:04 (UTC)', 'Firefox, Windows', 'Türkiye', '/tr/forgot-password'],
    };
    for (const fact of facts[locale]) expect(letter?.plainText).toContain(fact);
  });

  it('the mail leaves out what is not known', async () => {
    const who = await account();
    await browser({ 'user-agent': 'curl/8' }).signInByPassword(who.email, testPassword, '127.0.0.1');
    const [letter] = await letters(who);
    expect(letter?.plainText).toContain('When: ');
    expect(letter?.plainText).not.toMatch(/Browser:|Country/);
  });
});
