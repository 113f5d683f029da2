import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  type CompanyClaimsAnswer,
  claimAnswerDays,
  type OwnClaimAnswer,
  type StaffClaimsAnswer,
} from 'shared-kit/contract/claims';
import type { VerificationState } from 'shared-kit/contract/companies';
import { newId } from '../../platform/db/index.ts';
import { mail } from '../../platform/mail/index.ts';
import { auditEntry } from '../audit/index.ts';
import { company } from '../companies/index.ts';
import { mill, someone } from '../registration/testing.ts';
import { claimsDesk } from './testing.ts';

describe('claims', () => {
  const desk = claimsDesk();
  const { after, claimant, claimed, companyIdOf, companyOf, database, follow, holder } = desk;
  const { newestMail, register, useLink } = desk;
  const week = claimAnswerDays * 24 * 60 * 60;
  const reason = 'Known from the trade register';
  const grant = { decision: 'grant', role: 'member', reason };
  const refuse = { decision: 'refuse', reason };

  type Reader = Awaited<ReturnType<typeof holder>>;
  const own = async ({ get }: Pick<Reader, 'get'>) => (await get<OwnClaimAnswer>('/api/profile/claim')).claim;
  const seenBy = async ({ get }: Pick<Reader, 'get'>) =>
    (await get<CompanyClaimsAnswer>('/api/company/claims')).claims;
  const listOf = async ({ get }: Pick<Reader, 'get'>, list = 'open') =>
    (await get<StaffClaimsAnswer>(`/api/admin/claims?limit=100&list=${list}`)).claims;
  const withNumber = (taxNumber: string, more: object = {}) =>
    someone({ company: { ...mill, taxNumber, mersisNumber: null }, ...more });
  const setState = (id: string, verification: VerificationState) =>
    database.db.update(company).set({ verification }).where(eq(company.id, id));

  describe('registering with a tax number that a company has', () => {
    it.each(['submitted', 'in_review', 'changes_requested', 'approved', 'suspended'] as const)(
      'is refused while that one is %s, whoever asks, and adds nothing',
      async (state) => {
        const { id, taxNumber } = await holder();
        await setState(id, state);
        const known = await claimant((await holder()).taxNumber);
        for (const email of [`${newId()}@people.example`, known.person.email]) {
          const person = withNumber(taxNumber, { email });
          const answer = await register(person);
          expect(answer.json()).toEqual({
            type: expect.anything(),
            title: expect.anything(),
            status: 409,
            code: 'company.number-taken',
            requestId: expect.anything(),
          });
          expect(await companyOf(person)).toBeUndefined();
        }
      },
    );

    it.each(['draft', 'rejected', 'closed'] as const)('is possible while that one is %s', async (state) => {
      const { id, taxNumber } = await holder();
      await setState(id, state);
      expect((await register(withNumber(taxNumber))).statusCode).toBe(200);
    });

    it('is possible in another country', async () => {
      const { id, taxNumber } = await holder();
      await database.db.update(company).set({ country: 'DE' }).where(eq(company.id, id));
      expect((await register(withNumber(taxNumber))).statusCode).toBe(200);
    });

    it('claims nothing where nobody has it', async () => {
      const person = withNumber('4540536920', { claim: { words: '' } });
      await register(person);
      expect(await companyOf(person)).toMatchObject({ verification: 'draft' });
    });
  });

  describe('of two who register with one number', () => {
    it('whoever confirms first has the company, and the other one claims it', async () => {
      const taxNumber = '7409251839';
      const [first, second] = [withNumber(taxNumber), withNumber(taxNumber)];
      await register(first);
      const { token } = await newestMail();
      await register(second);
      const other = await newestMail();
      await Promise.all([useLink(token), useLink(other.token)]);
      await follow();
      const companies = [await companyOf(first), await companyOf(second)];
      expect(companies.filter(Boolean)).toEqual([expect.objectContaining({ verification: 'submitted' })]);
      const rows = await database.db.select().from(company).where(eq(company.taxNumber, taxNumber));
      expect(rows).toHaveLength(1);
    });
  });

  describe('a claim', () => {
    it('is told to nobody before the claimant has confirmed their address', async () => {
      const owner = await holder();
      const { person, ...newcomer } = await claimant(owner.taxNumber, { confirmed: false });
      await follow();
      expect(await own(newcomer)).toMatchObject({ state: 'unconfirmed' });
      expect([await seenBy(owner), await owner.told()]).toEqual([[], []]);
      await useLink((await newestMail()).token);
      await follow();
      await follow();
      expect(await seenBy(owner)).toEqual([
        expect.objectContaining({ name: person.name, email: person.email, words: 'I buy for them' }),
      ]);
      expect(await owner.told()).toEqual(['claim-received']);
    });

    it('tells the claimant nothing of the company until it is granted', async () => {
      const { newcomer, decide, owner } = await claimed();
      const [theirs] = await database.db.select().from(company).where(eq(company.id, owner.id));
      const words = JSON.stringify([await own(newcomer), await newcomer.get('/api/_auth/session')]);
      for (const secret of [owner.id, theirs?.legalName ?? '', theirs?.brandName ?? '', 'Ada Kaya'])
        expect(words).not.toContain(secret);
      await decide(refuse);
      expect(await newcomer.told()).toEqual(['claim-refused']);
      const letters = await database.db.select().from(mail).where(eq(mail.recipient, newcomer.person.email));
      for (const { plainText } of letters) expect(plainText).not.toContain(theirs?.brandName);
    });

    it('that an owner agrees to is granted by staff with a role, and told', async () => {
      const { owner, newcomer, staff, id, say, decide } = await claimed();
      expect(await say('agree')).toBe(200);
      expect((await listOf(staff)).find((it) => it.id === id)).toMatchObject({
        state: 'agreed',
        answeredBy: 'Ada Kaya',
        mayGrant: true,
        company: { id: owner.id, taxNumber: owner.taxNumber },
      });
      expect(await decide({ ...grant, role: 'approver' })).toBe(200);
      expect(await companyIdOf(newcomer.userId)).toEqual({ companyId: owner.id, role: 'approver' });
      expect(await own(newcomer)).toMatchObject({ state: 'granted', reason });
      expect(await newcomer.told()).toEqual(['claim-granted']);
      expect((await owner.told()).toSorted()).toEqual(['claim-joined', 'claim-received']);
      expect(await seenBy(owner)).toEqual([]);
      expect((await listOf(staff, 'decided')).map((it) => it.id)).toContain(id);
      const entries = await database.db.select().from(auditEntry).where(eq(auditEntry.companyId, owner.id));
      const actions = ['claim.answered', 'claim.decided', 'claim.opened', 'member.joined'];
      expect(entries.map(({ action }) => action).toSorted()).toEqual(actions);
    });

    it('waits a week for the owners, and can be refused meanwhile', async () => {
      const { newcomer, decide } = await claimed();
      after(week - 1);
      expect(await decide(grant)).toBe('claim.owners-asked');
      expect(await companyIdOf(newcomer.userId)).toEqual({ companyId: null, role: null });
      after(week);
      expect(await decide(grant)).toBe(200);
      const other = await claimed();
      expect(await other.decide(refuse)).toBe(200);
      expect(await companyIdOf(other.newcomer.userId)).toEqual({ companyId: null, role: null });
    });

    it('is the staff’s to decide where an owner objects', async () => {
      const { say, decide } = await claimed();
      await say('agree');
      await say('object');
      expect(await decide(grant)).toBe(200);
    });

    it.each([
      ['without a reason', { ...grant, reason: '' }],
      ['without a role', { ...grant, role: undefined }],
    ])('is not decided %s', async (_what, input) => {
      const { say, decide } = await claimed();
      await say('agree');
      expect(await decide(input)).toBe('request.body-invalid');
    });

    it('is not granted by a company that is frozen or no longer trades', async () => {
      const { owner, say, decide } = await claimed();
      await say('agree');
      await database.db.update(company).set({ frozenSince: new Date() }).where(eq(company.id, owner.id));
      expect(await decide(grant)).toBe('company.not-allowed');
      await database.db.update(company).set({ frozenSince: null }).where(eq(company.id, owner.id));
      await setState(owner.id, 'closed');
      expect(await decide(grant)).toBe('company.not-allowed');
    });

    it('ends by itself when its company trades no more', async () => {
      const { owner, newcomer, decide } = await claimed();
      await setState(owner.id, 'closed');
      await follow();
      expect(await own(newcomer)).toMatchObject({ state: 'lapsed' });
      expect(await decide(refuse)).toBe('claim.moved');
    });

    it('is answered by the claimed company’s owners and withdrawn by the claimant alone', async () => {
      const [one, other] = [await claimed(), await claimed()];
      const answer = { opinion: 'agree' };
      expect(await other.owner.post(`/api/company/claims/${one.id}/opinion`, answer)).toBe('claim.not-found');
      expect(await other.newcomer.post(`/api/profile/claim/${one.id}/withdrawal`)).toBe('claim.not-found');
      expect(await own(one.newcomer)).toMatchObject({ state: 'open' });
      expect(await one.withdraw()).toBe(200);
      expect(await seenBy(one.owner)).toEqual([]);
    });
  });

  it('ends in one way, however many act at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { newcomer, say, decide, withdraw, owner } = await claimed();
      await say('agree');
      const answers = await Promise.all([decide(grant), decide(refuse), withdraw(), decide(grant)]);
      expect(answers.filter((it) => it === 200)).toHaveLength(1);
      const ends = await own(newcomer);
      const { companyId } = (await companyIdOf(newcomer.userId)) ?? {};
      expect(companyId === owner.id).toBe(ends?.state === 'granted');
    }
  });
});
