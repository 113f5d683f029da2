import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { testUser } from '../accounts/testing.ts';
import { company, mill, registrationDesk, someone, userAccount } from './testing.ts';

describe('known address', () => {
  const { database, after, post, register, signIn, useLink, mails, userOf, companyOf, newestMail } =
    registrationDesk();

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
      after(601);
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

  it('takes the same tax number twice as long as nobody has confirmed it', async () => {
    const [one, other] = [
      someone({ company: mill }),
      someone({ company: { ...mill, taxNumber: '4540536920' } }),
    ];
    expect((await register(one)).json()).toEqual((await register(other)).json());
    expect((await companyOf(other))?.taxNumber).toBe((await companyOf(one))?.taxNumber);
    expect((await companyOf(other))?.id).not.toBe((await companyOf(one))?.id);
  });
});
