import { describe, expect, it } from '@jest/globals';
import { forgetAttempts, testSession, testUser } from '../modules/accounts/testing.ts';
import { registrationDesk, someone } from '../modules/registration/testing.ts';
import { newId } from '../platform/db/index.ts';
import { textsTaken } from './testing/taken-texts.ts';

/** One password as keyboards write it: letters with their marks, and letters with marks behind them. */
const composed = 'Çok güçlü şifre';
const decomposed = composed.normalize('NFD');

describe('passwords', () => {
  const { database, post, register, signIn, useLink, newestMail, mails } = registrationDesk();

  const signsIn = async (email: string, word: string) => (await signIn(email, word)).statusCode === 200;
  /** Somebody who registered with a password. */
  async function member(word: string) {
    const person = someone({ company: null, password: word });
    await register(person);
    await useLink((await newestMail()).token);
    return person.email;
  }
  async function signedIn(word: string) {
    const email = await member(word);
    const { headers } = await signIn(email, word);
    return { email, cookie: [headers['set-cookie']].flat().join('; ').split(';')[0] ?? '' };
  }

  /** Sets a password and says it, one of both at this door; answers whether it was taken. */
  const doors: Readonly<Record<string, (set: string, said: string) => Promise<boolean>>> = {
    'POST /api/registration': async (set, said) => signsIn(await member(set), said),
    'POST /api/auth/sign-in/email': async (set, said) => signsIn(await member(set), said),
    'POST /api/auth/reset-password': async (set, said) => {
      const email = await member('another good password');
      await post('/api/auth/forgot-password', { email });
      const { token } = await newestMail();
      await post('/api/auth/reset-password', { token, password: set });
      return signsIn(email, said);
    },
    'POST /api/profile/password': async (set, said) => {
      const { email, cookie } = await signedIn(set);
      const change = { current: said, password: `${set}!` };
      expect((await post('/api/profile/password', change, { cookie })).statusCode).toBe(200);
      return signsIn(email, `${said}!`);
    },
    'POST /api/profile/email': async (set, said) => {
      const { cookie } = await signedIn(set);
      const wish = { email: `${newId()}@people.example`, password: said };
      return (await post('/api/profile/email', wish, { cookie })).statusCode === 200;
    },
    'POST /api/auth/accept-invitation': async (set, said) => {
      const owner = await testUser(database.db, { kind: 'retailer' });
      const cookie = await testSession(database.db, owner.userId);
      const email = `${newId()}@people.example`;
      await post('/api/company/invitations', { email, role: 'member', locale: 'en' }, { cookie });
      const letter = (await mails()).at(-1);
      const token = /\/login\/([\w-]+)\?for=invitation/.exec(letter?.plainText ?? '')?.[1];
      const person = { name: 'Deniz Aksoy', password: set, locale: 'en' };
      await post('/api/auth/accept-invitation', { token, person });
      return signsIn(email, said);
    },
  };

  it('come in at no other door', () => {
    const taking = textsTaken('body').filter(({ key }) => /password|^current$/i.test(key));
    expect([...new Set(taking.map(({ endpoint }) => endpoint))].toSorted()).toEqual(
      Object.keys(doors).toSorted(),
    );
  });

  describe.each(Object.entries(doors))('at %s', (_door, tryIt) => {
    it.each([
      [composed, decomposed],
      [decomposed, composed],
    ])('%j may be said as %j', async (set, said) => {
      await forgetAttempts(database.db);
      expect(await tryIt(set, said)).toBe(true);
    });

    it('another one may not', async () => {
      await forgetAttempts(database.db);
      expect(await tryIt(composed, `${decomposed} 2`).catch(() => false)).toBe(false);
    });
  });
});
