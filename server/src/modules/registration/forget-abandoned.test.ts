import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { newId } from '../../platform/db/index.ts';
import { forgetAbandoned } from './forget-abandoned.ts';
import { company, companyAddress, registrationDesk, someone, userAccount } from './testing.ts';

describe('forget abandoned', () => {
  const { database, register, newestMail, useLink, userOf, companyOf } = registrationDesk();
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  const forget = (days = 31) => forgetAbandoned(database.db, inDays(days));

  // Deletes what the previous test left.
  beforeEach(async () => {
    await forget();
  });

  describe('a registration that nobody confirms', () => {
    it('goes after 30 days, with the draft of its company and every trace of both', async () => {
      const person = someone();
      await register(person);
      expect(await forget(29)).toBe(0);
      const draft = await companyOf(person);
      expect(draft).toMatchObject({ verification: 'draft' });
      expect(await forget()).toBe(1);
      expect(await userOf(person)).toBeUndefined();
      const { db } = database;
      const id = draft?.id ?? '';
      expect(await db.select().from(company).where(eq(company.id, id))).toEqual([]);
      expect(await db.select().from(companyAddress).where(eq(companyAddress.companyId, id))).toEqual([]);
      expect(await forget()).toBe(0);
    });

    it('may be made again', async () => {
      const person = someone();
      await register(person);
      await forget();
      await register(person);
      expect(await userOf(person)).toMatchObject({ emailVerified: false });
    });

    it('goes when it has no company', async () => {
      await register(someone({ company: null }));
      expect(await forget()).toBe(1);
    });

    it('goes however many there are', async () => {
      await database.db.insert(userAccount).values(
        Array.from({ length: 230 }, () => ({
          id: newId(),
          name: 'Deniz',
          email: `${newId()}@people.example`,
        })),
      );
      expect(await forget()).toBe(230);
    });
  });

  describe('the deletion of abandoned registrations spares', () => {
    it('users who have confirmed, and staff', async () => {
      const person = someone();
      await register(person);
      await useLink((await newestMail()).token);
      const staff = someone({ company: null });
      await register(staff);
      await database.db.update(userAccount).set({ isAdmin: true }).where(eq(userAccount.email, staff.email));
      expect(await forget()).toBe(0);
      expect(await userOf(person)).toMatchObject({ emailVerified: true });
    });

    it('companies that other data refers to', async () => {
      const person = someone();
      await register(person);
      await useLink((await newestMail()).token);
      const companyId = (await companyOf(person))?.id ?? '';
      await database.db.update(company).set({ verification: 'draft' }).where(eq(company.id, companyId));
      await database.db
        .update(userAccount)
        .set({ emailVerified: false })
        .where(eq(userAccount.email, person.email));
      expect(await forget()).toBe(0);
      expect(await userOf(person)).toMatchObject({ companyRole: 'owner' });
    });

    it('companies that have another member, with their first one', async () => {
      const person = someone();
      await register(person);
      const companyId = (await companyOf(person))?.id ?? '';
      await database.db
        .insert(userAccount)
        .values({ id: newId(), name: 'Ece', email: 'ece@people.example', companyId, companyRole: 'member' });
      expect(await forget()).toBe(0);
    });

    it('companies that wait for the staff, with the user who registered them', async () => {
      const [person, other] = [someone(), someone()];
      await register(person);
      await register(other);
      await database.db
        .update(company)
        .set({ verification: 'submitted' })
        .where(eq(company.id, (await companyOf(person))?.id ?? ''));
      expect(await forget()).toBe(1);
      expect([await userOf(person), await userOf(other)]).toMatchObject([
        { emailVerified: false },
        undefined,
      ]);
    });
  });
});
