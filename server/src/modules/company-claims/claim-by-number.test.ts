import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { CompanyClaimsAnswer, OwnClaimAnswer } from 'shared-kit/contract/claims';
import type { VerificationState } from 'shared-kit/contract/companies';
import { newId } from '../../platform/db/index.ts';
import { setMembership } from '../members/index.ts';
import { company, userAccount } from '../registration/testing.ts';
import { companyClaim } from './schema.ts';
import { claimsDesk } from './testing.ts';

describe('claim by number', () => {
  const desk = claimsDesk();
  const { claimant, companyIdOf, database, follow, holder, loner } = desk;
  const reason = 'Known from the trade register';

  type Reader = Pick<Awaited<ReturnType<typeof loner>>, 'get'>;
  const own = async ({ get }: Reader) => (await get<OwnClaimAnswer>('/api/profile/claim')).claim;
  const seenBy = async ({ get }: Reader) =>
    (await get<CompanyClaimsAnswer>('/api/company/claims')).claims.map(({ name, words }) => [name, words]);
  const claimsOf = (userId: string) =>
    database.db.select().from(companyClaim).where(eq(companyClaim.userId, userId));
  const setState = (id: string, verification: VerificationState) =>
    database.db.update(company).set({ verification }).where(eq(company.id, id));

  describe('a claim by somebody who has an account', () => {
    it('is told to owners and staff, and granted, as one made when registering', async () => {
      const [owner, person, staff] = [await holder(), await loner(), await desk.staff()];
      const typed = ` ${owner.taxNumber.slice(0, 3)} ${owner.taxNumber.slice(3)} `;
      expect(await person.claim(typed)).toBe(200);
      await follow();
      expect(await seenBy(owner)).toEqual([['Deniz Aksoy', 'I buy for them']]);
      expect([await owner.told(), await staff.told()]).toEqual([['claim-received'], ['claim-to-decide']]);
      const mine = await own(person);
      expect(mine).toMatchObject({ state: 'open', country: 'TR', taxNumber: owner.taxNumber });
      await owner.post(`/api/company/claims/${mine?.id}/opinion`, { opinion: 'agree' });
      const grant = { decision: 'grant', role: 'member', reason };
      expect(await staff.post(`/api/admin/claims/${mine?.id}`, grant)).toBe(200);
      expect(await companyIdOf(person.userId)).toEqual({ companyId: owner.id, role: 'member' });
      expect(await person.told()).toEqual(['claim-granted']);
    });

    it('is told to nobody while their address is not confirmed', async () => {
      const [owner, person] = [await holder(), await loner()];
      const set = (emailVerified: boolean) =>
        database.db.update(userAccount).set({ emailVerified }).where(eq(userAccount.id, person.userId));
      await set(false);
      expect(await person.claim(owner.taxNumber)).toBe(200);
      await follow();
      expect([await owner.told(), await seenBy(owner)]).toEqual([[], []]);
      await set(true);
      await follow();
      expect(await owner.told()).toEqual(['claim-received']);
    });

    it('may be made anew after one that was withdrawn', async () => {
      const [owner, person] = [await holder(), await loner()];
      await person.claim(owner.taxNumber);
      await person.post(`/api/profile/claim/${(await own(person))?.id}/withdrawal`);
      desk.after(1);
      expect(await person.claim(owner.taxNumber)).toBe(200);
      expect(await own(person)).toMatchObject({ state: 'unconfirmed' });
    });

    it('is one, however often it is sent', async () => {
      const [owner, person] = [await holder(), await loner()];
      const key = newId();
      const again = () => person.claim(owner.taxNumber, {}, key);
      expect(await Promise.all([again(), again(), again()])).toEqual([200, 200, 200]);
      const others = await Promise.all([person.claim(owner.taxNumber), person.claim(owner.taxNumber)]);
      expect(others).toEqual(['claim.pending', 'claim.pending']);
      expect(await claimsOf(person.userId)).toHaveLength(1);
    });
  });

  describe('is refused', () => {
    it.each(['draft', 'rejected', 'closed'] as const)(
      'where the number is of a company that is %s',
      async (state) => {
        const [{ id, taxNumber }, person] = [await holder(), await loner()];
        await setState(id, state);
        expect(await person.claim(taxNumber)).toBe('claim.number-free');
        expect(await claimsOf(person.userId)).toEqual([]);
      },
    );

    it.each([
      ['whose check digit is wrong', { taxNumber: '4540536921' }],
      ['of another notation', { taxNumber: '12' }],
      ['of no country', { country: 'XX' }],
      ['with hidden characters', { taxNumber: '4540\u0007536920' }],
    ])('for a number %s', async (_what, wrong) => {
      expect(await (await loner()).claim('4540536920', wrong)).toBe('request.body-invalid');
    });

    it('for the same number in another country', async () => {
      const [owner, person] = [await holder(), await loner()];
      expect(await person.claim(owner.taxNumber, { country: 'UZ' })).toBe('claim.number-free');
    });

    it('to members of a company and to staff', async () => {
      const [owner, other, staff] = [await holder(), await holder(), await desk.staff()];
      const input = { country: 'TR', taxNumber: owner.taxNumber, words: '' };
      for (const who of [other, staff])
        expect(await who.post('/api/profile/claim', input)).toBe('access.forbidden');
    });

    it('while a claim that was made when registering waits', async () => {
      const [owner, other] = [await holder(), await holder()];
      const person = await claimant(owner.taxNumber);
      const input = { country: 'TR', taxNumber: other.taxNumber, words: '' };
      expect(await person.post('/api/profile/claim', input)).toBe('claim.pending');
    });

    it('after ten in an hour, whatever was typed', async () => {
      const [owner, person] = [await holder(), await loner()];
      for (let sent = 0; sent < 10; sent += 1)
        expect(await person.claim('4540536920')).toBe('claim.number-free');
      expect(await person.claim(owner.taxNumber)).toBe('request.too-many');
      desk.after(3601);
      expect(await person.claim(owner.taxNumber)).toBe(200);
    });
  });

  it('ends by itself when the claimant joins another company meanwhile', async () => {
    const [owner, other, person] = [await holder(), await holder(), await loner()];
    await person.claim(owner.taxNumber);
    await setMembership(database.db, person.userId, { companyId: other.id, role: 'member' });
    await follow();
    expect(await own(person)).toMatchObject({ state: 'lapsed' });
    expect(await owner.told()).toEqual([]);
  });
});
