import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { termsVersion } from 'shared-kit/contract/companies';
import { newId } from '../../../platform/db/index.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { signInMethod, userAccount } from '../schema.ts';
import { forgetAttempts, testPassword, testUser } from '../testing.ts';
import { client, type FakeProvider, startFakeProvider } from './testing/fake-provider.ts';
import { failed, fromLogin, newPerson, visitorOf } from './testing/visitor.ts';

describe('openid people', () => {
  const database = testDatabase();
  const now = new Date();
  let provider: FakeProvider;
  let app: FastifyInstance;

  beforeAll(async () => {
    provider = await startFakeProvider();
    const { issuer, addresses } = provider;
    const providers = [
      { id: 'mill-id', name: 'Mill ID', issuer, ...client },
      { id: 'fixed-id', name: 'Fixed ID', issuer, ...client, endpoints: addresses },
    ];
    app = await testApp(
      { db: database.db, clock: () => now },
      { PUBLIC_URL: 'http://market.example', SIGN_IN_PROVIDERS: JSON.stringify(providers) },
    );
  });
  afterAll(async () => {
    await app.close();
    await provider.stop();
  });
  beforeEach(async () => {
    Object.assign(provider.state, { lie: {}, isDown: false, asked: [] });
    await forgetAttempts(database.db);
  });

  const browser = (headers = {}) => visitorOf(app, provider, headers);
  const userOf = async (email: string) => {
    const [user] = await database.db
      .select()
      .from(userAccount)
      .where(eq(userAccount.email, email.toLowerCase()));
    return user;
  };
  const methodsOf = (userId: string) =>
    database.db.select().from(signInMethod).where(eq(signInMethod.userId, userId));

  describe('somebody new', () => {
    it.each(['mill-id', 'fixed-id'])('comes in by %s with language, terms and no company', async (id) => {
      const person = newPerson();
      const { signIn, session } = browser({ 'sec-fetch-site': 'same-origin' });
      expect(await signIn(person, fromLogin, id)).toBe('/shop');
      expect((await session())?.secure).toMatchObject({ email: person.email.toLowerCase(), companyId: null });
      const user = await userOf(person.email);
      expect(user).toMatchObject({
        name: 'Deniz Aksoy',
        emailVerified: true,
        isAdmin: false,
        locale: 'tr',
        termsVersion,
        termsAcceptedAt: now,
      });
      expect(await methodsOf(user?.id ?? '')).toMatchObject([
        { providerId: id, accountId: person.sub, accessToken: null, refreshToken: null, idToken: null },
      ]);
      expect(provider.state.asked.includes('/.well-known/openid-configuration')).toBe(id === 'mill-id');
    });

    it.each([
      ['Win at https://evil.example', 'deniz', 'deniz'],
      ['Deniz\nAksoy', 'www.evil', /^www evil /],
    ])('who is called %j there gets another name', async (name, box, expected) => {
      const person = newPerson({ email: `${box}@${newId()}.example`, name });
      await browser({ 'sec-fetch-site': 'same-origin' }).signIn(person, fromLogin);
      expect((await userOf(person.email))?.name).toEqual(
        typeof expected === 'string' ? expected : expect.stringMatching(expected),
      );
    });

    it.each([
      ['no terms were shown', {}, { redirect: '/shop', locale: 'tr' }],
      ['older terms were shown', {}, { ...fromLogin, terms: '2020-01' }],
      ['a link of another site led here', { 'sec-fetch-site': 'cross-site' }, fromLogin],
    ])('is not taken in when %s', async (_when, headers, way) => {
      const person = newPerson();
      const { signIn, session } = browser(headers);
      expect(await signIn(person, way)).toBe(failed('terms'));
      expect(await session()).toBeNull();
      expect(await userOf(person.email)).toBeUndefined();
    });

    it.each([
      ['no name', undefined],
      ['an advertisement', 'Win at https://evil.example'],
      ['a name without end', 'a'.repeat(300)],
      ['no text', 7],
    ])('with %s is called as the address is', async (_what, name) => {
      const person = newPerson({ name });
      expect(await browser().signIn(person)).toBe('/shop');
      expect((await userOf(person.email))?.name).toBe(person.sub);
    });

    it.each([
      ['no address', { email: undefined }],
      ['an address that the provider does not vouch for', { email_verified: false }],
      ['an address of which nothing is said', { email_verified: undefined }],
    ])('with %s is not taken in', async (_what, more) => {
      const { signIn, session } = browser();
      expect(await signIn(newPerson(more))).toBe(failed('email'));
      expect(await session()).toBeNull();
    });
  });

  describe('somebody known', () => {
    it('signs in again without terms, whatever the address has become', async () => {
      const person = newPerson();
      await browser().signIn(person);
      const { signIn, session } = browser({ 'sec-fetch-site': 'cross-site' });
      expect(
        await signIn({ ...person, email: 'new@mill.example' }, { redirect: '/shop', locale: 'tr' }),
      ).toBe('/shop');
      expect((await session())?.secure.email).toBe(person.email.toLowerCase());
    });

    it('is the owner of the confirmed address; name and language stay', async () => {
      const { email, userId } = await testUser(database.db);
      const person = newPerson({ email, name: 'Somebody Else' });
      const { signIn, session } = browser();
      expect(await signIn(person, { redirect: '/shop', locale: 'tr' })).toBe('/shop');
      expect((await session())?.secure.id).toBe(userId);
      expect(await userOf(email)).toMatchObject({ name: 'Deniz Aksoy', locale: 'en', termsVersion: null });
      expect((await methodsOf(userId)).map(({ providerId }) => providerId).sort()).toEqual([
        'credential',
        'mill-id',
      ]);
    });

    it('is nobody whose address was never confirmed here: another may wait there with a password', async () => {
      const { email, userId } = await testUser(database.db);
      await database.db.update(userAccount).set({ emailVerified: false }).where(eq(userAccount.id, userId));
      const { signIn, session } = browser();
      expect(await signIn(newPerson({ email }))).toBe(failed('unlinked'));
      expect(await session()).toBeNull();
      expect(await methodsOf(userId)).toHaveLength(1);
      expect((await userOf(email))?.emailVerified).toBe(false);
    });
  });

  describe('a browser in which somebody signed in', () => {
    it('may sign in by password, too, whatever strangers try meanwhile', async () => {
      const { email } = await testUser(database.db);
      const way = { redirect: '/shop', locale: 'tr' };
      const { signIn, signInByPassword } = browser();
      await signIn(newPerson({ email }), way);
      for (let count = 0; count < 11; count++) {
        await browser().signInByPassword(email, 'a guess', `192.0.2.${count + 1}`);
      }
      expect((await browser().signInByPassword(email, testPassword)).statusCode).toBe(429);
      expect((await signInByPassword(email, testPassword)).statusCode).toBe(200);
    });

    it('is not known where nobody was signed in', async () => {
      const { email } = await testUser(database.db);
      const { signIn, cookies } = browser();
      expect(await signIn(newPerson({ email, email_verified: false }))).toBe(failed('email'));
      expect([...cookies.keys()].filter((name) => name.includes('known_browser'))).toEqual([]);
    });

    it('has one session: the older one ends, and those of other browsers stay', async () => {
      const person = newPerson();
      const [one, other] = [browser(), browser()];
      await one.signIn(person);
      await other.signIn(person);
      const before = new Map(one.cookies);
      await one.signIn(person);
      expect([await one.session(), await other.session()]).not.toContain(null);
      for (const [name, value] of before) one.cookies.set(name, value);
      expect(await one.session()).toBeNull();
    });
  });
});
