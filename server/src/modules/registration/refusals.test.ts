import { describe, expect, it } from '@jest/globals';
import { newId } from '../../platform/db/index.ts';
import { testUser } from '../accounts/testing.ts';
import { address, mill, registrationDesk, someone } from './testing.ts';

describe('refusals', () => {
  const { database, after, post, register, mails, userOf, companyOf } = registrationDesk();

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

    it('keeps nobody from registering, however often strangers ask for their address', async () => {
      const email = `${newId()}@mill.example`;
      for (let count = 0; count < 10; count++) await post('/api/registration/confirmation', { email });
      expect((await register(someone({ email }))).statusCode).toBe(200);
      expect(await mails()).toHaveLength(1);
    });

    it.each(['registered', 'confirmed'])('fills no mailbox of somebody who has %s', async (what) => {
      const email = what === 'confirmed' ? (await testUser(database.db)).email : `${newId()}@mill.example`;
      const person = someone({ email });
      await register(person);
      for (let count = 0; count < 4; count++) await register(person);
      expect(await mails()).toHaveLength(1);
      after(601);
      await register(person);
      expect(await mails()).toHaveLength(2);
    });

    it('comes too often from one machine after twenty in ten minutes', async () => {
      const ask = (count: number) =>
        post('/api/registration/confirmation', { email: `n${count}@mill.example` });
      const answers = await Promise.all(Array.from({ length: 21 }, (_, count) => ask(count)));
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    });
  });
});
