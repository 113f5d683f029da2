import { describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { verificationStates } from 'shared-kit/contract/companies';
import { decisionsIn, staffDecisions } from 'shared-kit/contract/verification';
import { newId } from '../../platform/db/index.ts';
import { mail } from '../../platform/mail/index.ts';
import { userAccount } from '../accounts/index.ts';
import { company, verificationDecision } from '../companies/index.ts';
import { nextTaxNumber } from '../companies/testing.ts';
import { lapseDocuments } from '../documents/testing.ts';
import { staffDesk } from './testing/staff-desk.ts';

describe('verification', () => {
  const { database, applicant, file, decide, stateOf, get, send } = staffDesk();

  /** The suspension that a decision of this name is about in these tests. */
  const about = (decision: string) =>
    decision === 'suspend' ? ({ suspension: 'request' } as const) : { suspension: 'conduct' as const };
  describe('a decision', () => {
    it.each(verificationStates)('in %s is one that the table of transitions has', async (state) => {
      const outcomes = await Promise.all(
        staffDecisions.map(async (decision) => {
          const { id } = await applicant(state);
          const { version } = await file(id);
          const answer = await decide(id, {
            decision,
            version,
            reason: 'As the register says',
            ...about(decision),
          });
          return [decision, answer.statusCode === 200 ? 'done' : answer.json().code] as const;
        }),
      );
      const possible: readonly string[] = decisionsIn(state);
      expect(Object.fromEntries(outcomes)).toEqual(
        Object.fromEntries(
          staffDecisions.map((it) => [it, possible.includes(it) ? 'done' : 'verification.not-possible']),
        ),
      );
    });

    it('records who, when, from, to and why, and notifies by inbox and mail', async () => {
      const { id, email, cookie } = await applicant();
      await database.db.update(userAccount).set({ locale: 'tr' }).where(eq(userAccount.email, email));
      const reason = 'Unvan sicildekiyle aynı değil';
      expect(
        (await decide(id, { decision: 'request-changes', version: (await file(id)).version, reason }))
          .statusCode,
      ).toBe(200);
      expect((await file(id)).log).toEqual([
        expect.objectContaining({ from: 'submitted', to: 'in_review', by: 'Burak Tan', reason: null }),
        expect.objectContaining({ from: 'in_review', to: 'changes_requested', by: 'Burak Tan', reason }),
      ]);
      const inbox = await get(cookie, '/api/notifications');
      expect(inbox.entries).toEqual([
        expect.objectContaining({
          event: 'company-changes-requested',
          params: { company: 'The retailer', reason },
        }),
      ]);
      const [letter, ...others] = await database.db.select().from(mail).where(eq(mail.recipient, email));
      expect(others).toEqual([]);
      expect(letter?.subject).toBe('The retailer: düzeltme gerekiyor · Tezgah');
      expect(letter?.plainText).toContain(reason);
    });

    it.each([
      ['request-changes', 'in_review'],
      ['reject', 'in_review'],
      ['suspend', 'approved'],
      ['reopen', 'rejected'],
      ['close', 'approved'],
    ] as const)('to %s needs a reason', async (decision, state) => {
      const { id } = await applicant(state);
      const { version } = await file(id);
      for (const reason of [undefined, null, '', '  ']) {
        const answer = await decide(id, { decision, version, ...(reason !== undefined && { reason }) });
        expect(answer.json()).toMatchObject({ status: 400, code: 'verification.reason-needed' });
      }
      expect(await stateOf(id)).toBe(state);
    });

    it('refuses the second of two concurrent decisions', async () => {
      for (let round = 0; round < 10; round += 1) {
        const { id } = await applicant('in_review');
        const { version } = await file(id);
        const answers = await Promise.all([
          decide(id, { decision: 'approve', version }),
          decide(id, { decision: 'reject', version, reason: 'No such company' }),
        ]);
        expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
        expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('binding.moved');
        expect((await file(id)).log).toHaveLength(1);
      }
    });

    it('approves only a company whose obligatory documents are accepted or waived, and names the others', async () => {
      const { id } = await applicant('in_review');
      await lapseDocuments(database.db, id, ['tax-certificate', 'activity-certificate']);
      const { version, documents } = await file(id);
      expect(documents.map(({ requirement, state }) => [requirement, state])).toEqual([
        ['trade-register', 'waived'],
        ['tax-certificate', 'expired'],
        ['signatory-list', 'waived'],
        ['activity-certificate', 'expired'],
      ]);
      expect((await decide(id, { decision: 'approve', version })).json()).toMatchObject({
        status: 409,
        code: 'verification.documents-open',
        errors: [{ name: 'tax-certificate', reason: 'expired' }],
      });
      expect([await stateOf(id), (await file(id)).log]).toEqual(['in_review', []]);
    });

    it('is made on the documents as they were seen', async () => {
      const { id } = await applicant('in_review');
      const { version } = await file(id);
      await lapseDocuments(database.db, id, ['activity-certificate']);
      expect((await decide(id, { decision: 'approve', version })).json().code).toBe('binding.moved');
    });

    it('sent again under its key is the same decision', async () => {
      const { id } = await applicant();
      const { version } = await file(id);
      const key = newId();
      for (let time = 0; time < 2; time += 1) {
        expect((await decide(id, { decision: 'approve', version }, key)).statusCode).toBe(200);
      }
      expect((await file(id)).log).toHaveLength(2);
    });

    it('is on what was seen: data changed meanwhile is looked at again', async () => {
      const { id, cookie } = await applicant('in_review');
      const { version } = await file(id);
      const data = {
        legalForm: 'company',
        legalName: 'Başka Ltd. Şti.',
        brandName: 'Başka',
        taxNumber: '4540536920',
        taxOffice: 'Çekirge',
      };
      await send(cookie, '/api/company', data);
      const answer = await decide(id, { decision: 'approve', version });
      expect(answer.json()).toMatchObject({ status: 409, code: 'binding.moved' });
      expect((await file(id)).log.map(({ from, to }) => `${from} ${to}`)).toEqual(['in_review submitted']);
    });

    it('on nobody looks missing', async () => {
      const answer = await decide(newId(), { decision: 'approve', version: 'x' });
      expect(answer.json()).toMatchObject({ status: 404, code: 'company.not-found' });
    });
  });

  describe('a company whose changes are requested', () => {
    it('corrects its data in peace and submits again, once', async () => {
      const { id, cookie } = await applicant('changes_requested');
      const data = {
        legalForm: 'company',
        legalName: 'Yeni Ltd. Şti.',
        brandName: 'Yeni',
        taxNumber: nextTaxNumber(),
        taxOffice: 'Çekirge',
      };
      expect((await send(cookie, '/api/company', data)).statusCode).toBe(200);
      expect(await stateOf(id)).toBe('changes_requested');
      expect((await send(cookie, '/api/company/resubmission')).statusCode).toBe(200);
      expect(await stateOf(id)).toBe('in_review');
      expect((await send(cookie, '/api/company/resubmission')).json()).toMatchObject({
        code: 'verification.not-possible',
      });
      expect((await file(id)).log).toMatchObject([
        { from: 'changes_requested', to: 'in_review', by: 'Deniz Aksoy' },
      ]);
    });
  });

  it('the log is only ever added to', async () => {
    const { id } = await applicant();
    await decide(id, { decision: 'approve', version: (await file(id)).version });
    const mine = and(eq(verificationDecision.companyId, id));
    const refused = [
      database.db.update(verificationDecision).set({ reason: 'nicer' }).where(mine),
      database.db.delete(verificationDecision).where(mine),
    ];
    for (const attempt of refused) await expect(attempt).rejects.toThrow();
    expect((await file(id)).log).toHaveLength(2);
  });

  describe('the checks', () => {
    const named = (legalName: string, more: Partial<typeof company.$inferInsert> = {}) =>
      database.db.insert(company).values({
        id: newId(),
        kind: 'retailer',
        legalName,
        brandName: legalName,
        country: 'TR',
        city: 'Bursa',
        ...more,
      });

    it('find others of the country with the same number or the same name in another spelling', async () => {
      const { id } = await applicant();
      await database.db
        .update(company)
        .set({ legalName: 'Işıldak İplik A.Ş.', brandName: 'Işıldak', taxNumber: '1234567891' })
        .where(eq(company.id, id));
      await named('ISILDAK IPLIK AS');
      await named('Işıldak İplik A.Ş.', { country: 'DE' });
      await named('Başkası Ltd.', { taxNumber: '1234567891' });
      const { checks } = await file(id);
      const others = (check: string) =>
        checks.find((it) => it.check === check)?.companies.map(({ legalName }) => legalName);
      expect(others('same-name')).toEqual(['ISILDAK IPLIK AS']);
      expect(others('same-tax-number')).toEqual(['Başkası Ltd.']);
      expect(checks.slice(0, 2)).toMatchObject([
        { check: 'tax-number', outcome: 'failed', finding: 'check-digit', compared: ['1234567891'] },
        { check: 'tax-office', outcome: 'not-possible', finding: 'no-digits' },
      ]);
    });

    it.each([
      ['TR', '4540536920', 'digits-agree'],
      ['TR', null, 'missing'],
      ['TR', '12', 'format'],
      ['DE', 'DE136695978', 'check-digit'],
      ['UZ', '302 123 456', 'no-digits'],
    ])('of a number in %s, %s, say %s', async (country, taxNumber, finding) => {
      const { id } = await applicant();
      await database.db.update(company).set({ country, taxNumber }).where(eq(company.id, id));
      expect((await file(id)).checks[0]).toMatchObject({ check: 'tax-number', finding });
    });
  });
});
