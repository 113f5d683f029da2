import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { termsVersion } from 'shared-kit/contract/companies';
import { readSession } from 'shared-kit/contract/session';
import { newId } from '../../platform/db/index.ts';
import {
  address,
  companyAddress,
  mill,
  password,
  registrationDesk,
  signInMethod,
  someone,
} from './testing.ts';

describe('registering', () => {
  const { database, after, post, register, signIn, useLink, userOf, companyOf, newestMail, now, get } =
    registrationDesk();

  describe('registering a company', () => {
    it('keeps the person, the company and its address, and nobody is signed in by it', async () => {
      const person = someone({ email: ` ${newId()}@People.example`, company: mill });
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
        termsAcceptedAt: now(),
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
      expect(await userOf(person)).toMatchObject({
        companyId: null,
        companyRole: null,
        emailVerified: false,
      });
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
      const session = readSession((await get('/api/_auth/session', headers)).json());
      expect(session).toMatchObject({
        user: { isManufacturer: true, companyRole: 'owner' },
        secure: { email: person.email, companyName: 'Çağlayan Dokuma' },
      });
      expect(await userOf(person)).toMatchObject({ emailVerified: true });
      expect(await companyOf(person)).toMatchObject({ verification: 'submitted', submittedAt: now() });
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
      after(601);
      expect(
        (await post('/api/registration/confirmation', { email: person.email, redirect: '/cart' })).json(),
      ).toEqual({});
      const second = await newestMail();
      expect(second.link).toContain('redirect=%2Fcart');
      expect(second.token).not.toBe(token);
      expect((await useLink(token)).statusCode).toBe(200);
    });
  });
});
