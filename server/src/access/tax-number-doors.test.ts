import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { termsVersion } from 'shared-kit/contract/companies';
import { namesOf } from 'shared-kit/contract/tables';
import { testSession, testUser } from '../modules/accounts/testing.ts';
import { company } from '../modules/companies/index.ts';
import { claimsDesk } from '../modules/company-claims/testing.ts';
import { anotherMill, someone } from '../modules/registration/testing.ts';
import { newId } from '../platform/db/index.ts';
import { textsTaken } from './testing/taken-texts.ts';

/** By country: one number in ways that people write it, and how each of them is stored. */
const numbers = {
  TR: [
    ['4540536920', '4540536920'],
    ['TR 454.053.6920', '4540536920'],
    ['454-053-6920', '4540536920'],
  ],
  GR: [
    ['094259216', 'EL094259216'],
    ['GR094259216', 'EL094259216'],
    ['el 094 259 216', 'EL094259216'],
  ],
  NO: [
    ['974 760 673', '974760673'],
    ['NO 974 760 673 MVA', 'NO974760673MVA'],
  ],
  GB: [
    ['980 7806 84', '980780684'],
    ['GB 980 7806 84', 'GB980780684'],
  ],
  // Without a rule of its own.
  UZ: [
    ['302 765 432', '302765432'],
    ['302-765-432', '302765432'],
  ],
} as const;
type Country = keyof typeof numbers;
const written = namesOf(numbers).flatMap((country) =>
  numbers[country].map(([typed, stored]) => [country, typed, stored] as const),
);

describe('tax numbers', () => {
  const desk = claimsDesk();
  const { database, post } = desk;

  const forget = async () => {
    await database.db.update(company).set({ taxNumber: null });
  };
  const companyWith = async (country: string, taxNumber: string | null) => {
    const { userId, companyId } = await testUser(database.db, { kind: 'retailer' });
    const id = companyId ?? '';
    await database.db.update(company).set({ country, taxNumber }).where(eq(company.id, id));
    return { id, cookie: await testSession(database.db, userId) };
  };
  const storedOf = async (id: string) => {
    const [row] = await database.db.select().from(company).where(eq(company.id, id));
    return row?.taxNumber;
  };
  const millIn = (country: string, taxNumber: string) => ({
    ...anotherMill(),
    country,
    taxNumber,
    taxOffice: country === 'TR' ? 'Çekirge' : null,
  });

  /** Gives a number at each door; answers what is stored then. */
  const doors: Readonly<Record<string, (country: Country, typed: string) => Promise<unknown>>> = {
    'POST /api/registration': async (country, typed) => {
      const person = someone({ company: millIn(country, typed) });
      expect((await desk.register(person)).json()).toEqual({});
      return (await desk.companyOf(person))?.taxNumber;
    },
    'POST /api/registration/company': async (country, typed) => {
      const { userId } = await testUser(database.db);
      const cookie = await testSession(database.db, userId);
      const input = { termsVersion, company: millIn(country, typed) };
      expect((await post('/api/registration/company', input, { cookie })).json()).toEqual({});
      return storedOf((await desk.companyIdOf(userId))?.companyId ?? '');
    },
    'POST /api/company': async (country, typed) => {
      const own = await companyWith(country, null);
      const { legalForm, legalName, brandName, taxOffice } = millIn(country, typed);
      const facts = { legalForm, legalName, brandName, taxOffice, taxNumber: typed };
      expect((await post('/api/company', facts, { cookie: own.cookie })).statusCode).toBe(200);
      return storedOf(own.id);
    },
    'POST /api/profile/claim': async (country, typed) => {
      await companyWith(country, numbers[country][0][1]);
      const person = await desk.loner();
      expect(await person.claim(typed, { country })).toBe(200);
      const { claim } = await person.get<{ claim: { taxNumber: string } }>('/api/profile/claim');
      return claim.taxNumber;
    },
  };

  it('come in at no other door', () => {
    const taking = textsTaken('body').filter(({ key }) =>
      /tax_?-?(?:number|id|no)|^(?:vat|tin|vkn|tckn)/i.test(key),
    );
    expect([...new Set(taking.map(({ endpoint }) => endpoint))].toSorted()).toEqual(
      Object.keys(doors).toSorted(),
    );
  });

  describe.each(Object.entries(doors))('at %s', (_door, give) => {
    it.each(written)('one of %s that is written %s is stored as %s', async (country, typed, stored) => {
      await forget();
      expect(await give(country, typed)).toBe(stored);
    });
  });

  it.each(written)(
    'one of %s that is written %s is found to be another company’s',
    async (country, typed) => {
      await forget();
      await companyWith(country, numbers[country][0][1]);
      const { userId } = await testUser(database.db);
      const cookie = await testSession(database.db, userId);
      const input = { termsVersion, company: millIn(country, typed) };
      const answer = await post('/api/registration/company', input, { cookie, 'idempotency-key': newId() });
      expect(answer.statusCode).not.toBe(200);
      expect(await desk.companyIdOf(userId)).toMatchObject({ companyId: null });
    },
  );
});
