import { describe, expect, it } from '@jest/globals';
import { desc, eq } from 'drizzle-orm';
import { termsVersion } from 'shared-kit/contract/companies';
import { testSession, testUser } from '../accounts/testing.ts';
import { auditEntry } from '../audit/index.ts';
import { anotherMill, company, mill, registrationDesk, userAccount } from './testing.ts';

describe('own company', () => {
  const { database, post, now } = registrationDesk();

  async function somebody(more: Parameters<typeof testUser>[1] = {}) {
    const { userId } = await testUser(database.db, more);
    const cookie = await testSession(database.db, userId);
    const register = (input: object = anotherMill(), version = termsVersion) =>
      post('/api/registration/company', { termsVersion: version, company: input }, { cookie });
    const account = async () => {
      const [user] = await database.db.select().from(userAccount).where(eq(userAccount.id, userId));
      return user;
    };
    const own = async () => {
      const id = (await account())?.companyId;
      const [found] = id ? await database.db.select().from(company).where(eq(company.id, id)) : [];
      return found;
    };
    return { userId, register, account, own };
  }

  describe('somebody with an account', () => {
    it('registers their company, owns it, and it is submitted to the staff', async () => {
      const person = await somebody();
      const answer = await person.register(mill);
      expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
      expect(await person.account()).toMatchObject({
        companyRole: 'owner',
        termsVersion,
        termsAcceptedAt: now(),
      });
      const { id, ...facts } = (await person.own()) ?? { id: '' };
      expect(facts).toMatchObject({
        kind: 'textile-manufacturer',
        legalName: mill.legalName,
        taxNumber: '4540536920',
        verification: 'submitted',
      });
      const log = database.db.select().from(auditEntry).where(eq(auditEntry.companyId, id));
      expect(await log.orderBy(desc(auditEntry.at))).toContainEqual(
        expect.objectContaining({ action: 'member.joined', subjectUserId: person.userId }),
      );
    });

    it('waits with it until their address is confirmed', async () => {
      const person = await somebody();
      await database.db
        .update(userAccount)
        .set({ emailVerified: false })
        .where(eq(userAccount.id, person.userId));
      await person.register();
      expect(await person.own()).toMatchObject({ verification: 'draft' });
    });

    it('registers one company, even at the same time', async () => {
      const person = await somebody();
      const before = await database.db.$count(company);
      const answers = await Promise.all([person.register(), person.register()]);
      const codes = answers.map((it) => it.json().code ?? it.statusCode).sort();
      expect([[200, 'member.other-company'].sort(), [200, 'auth.forbidden'].sort()]).toContainEqual(codes);
      expect(await database.db.$count(company)).toBe(before + 1);
    });

    it.each([
      ['a number that is taken', 'company.number-taken', async (taken: object) => taken],
      [
        'a wrong number',
        'request.body-invalid',
        async (taken: object) => ({ ...taken, taxNumber: '4540536921' }),
      ],
    ])('is refused %s', async (_what, code, input) => {
      const taken = anotherMill();
      await (await somebody()).register(taken);
      const person = await somebody();
      expect((await person.register(await input(taken))).json().code).toBe(code);
      expect(await person.own()).toBeUndefined();
    });

    it('is refused older terms', async () => {
      const person = await somebody();
      expect((await person.register(anotherMill(), '2020-01-01')).json().code).toBe('request.body-invalid');
    });
  });
});
