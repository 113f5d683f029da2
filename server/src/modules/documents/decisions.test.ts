import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { type DocumentFacts, monthsAfter } from 'shared-kit/contract/documents';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { type Caller, documentCompany, documentStaff, typedFacts } from './testing.ts';

describe('decisions', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let staff: Caller;
  let shop: Awaited<ReturnType<typeof documentCompany>>;
  beforeAll(async () => {
    app = await testApp(database);
    staff = await documentStaff(database.db, app);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    shop = await documentCompany(database.db, app);
  });

  const today = () => new Date().toISOString().slice(0, 10);
  const codeOf = ({ status, body }: Awaited<ReturnType<Caller['call']>>) => body?.code ?? status;
  /** Uploads with these facts; returns the document's id. */
  async function shown(requirement: string, facts: Partial<DocumentFacts> = {}): Promise<string> {
    await shop.owner.upload(requirement);
    const id = (await shop.owner.point(requirement)).document?.id ?? '';
    await shop.owner.call('POST', `/api/documents/files/${id}/facts`, typedFacts(facts));
    return id;
  }
  const decide = (id: string, decision: string, reason: string | null = null) =>
    staff.call('POST', `/api/admin/documents/${id}/decision`, { decision, reason });
  const correct = (id: string, facts: Partial<DocumentFacts>, seen: Partial<DocumentFacts>) =>
    staff.call('POST', `/api/admin/documents/${id}/facts`, typedFacts(facts, seen));
  const waive = (requirement: string, reason = 'Known from its bank') =>
    staff.call('POST', `${shop.url}/${requirement}/waiver`, { reason });

  describe('staff', () => {
    it('accept what is current, until the day on which it lapses', async () => {
      const validUntil = monthsAfter(today(), 5);
      const id = await shown('insurance', { validUntil, issuer: 'Anadolu' });
      expect(codeOf(await decide(id, 'accept'))).toBe(200);
      const { state, document } = await shop.owner.point('insurance');
      expect([state, document]).toMatchObject([
        'accepted',
        { countsUntil: validUntil, decidedBy: 'Burak Tan' },
      ]);
    });

    it.each([
      ['trade-register', {}, 'issued-on-missing'],
      ['trade-register', { issuedOn: '2020-01-01' }, 'too-old'],
      ['insurance', { validUntil: '2020-01-01' }, 'lapsed'],
    ])('can’t accept a %s of %j', async (requirement, facts, fault) => {
      const id = await shown(requirement, facts);
      const { body } = await decide(id, 'accept');
      expect(body).toMatchObject({
        code: 'document.not-acceptable',
        errors: [{ name: 'document', reason: fault }],
      });
      expect((await shop.owner.point(requirement)).state).toBe('in_review');
    });

    it('reject with a reason, which the company reads', async () => {
      const id = await shown('trade-licence');
      expect(codeOf(await decide(id, 'reject', ' '))).toBe('verification.reason-needed');
      expect(codeOf(await decide(id, 'reject', 'The stamp is missing'))).toBe(200);
      expect((await shop.owner.point('trade-licence')).document).toMatchObject({
        state: 'rejected',
        reason: 'The stamp is missing',
      });
      const { body } = await shop.owner.call('GET', '/api/company/audit');
      expect(body.entries[0]).toMatchObject({
        action: 'document.rejected',
        subject: 'trade-licence',
        reason: 'The stamp is missing',
        by: { kind: 'staff', name: null },
      });
      expect(codeOf(await decide(id, 'accept'))).toBe('document.moved');
    });

    it('correct dates with a trace of old and new, which moves the day of an accepted one', async () => {
      const typed = { issuedOn: '2020-01-01', number: '12' };
      const corrected = { issuedOn: today(), number: '12' };
      const id = await shown('trade-register', typed);
      expect(codeOf(await correct(id, corrected, typed))).toBe(200);
      expect(codeOf(await decide(id, 'accept'))).toBe(200);
      const validUntil = monthsAfter(today(), 2);
      await correct(id, { ...corrected, validUntil }, corrected);
      expect((await shop.owner.point('trade-register')).document?.countsUntil).toBe(validUntil);
      const { entries } = (await shop.owner.call('GET', '/api/documents/trace')).body;
      expect(entries).toMatchObject([
        { action: 'corrected', changes: [{ fact: 'validUntil', from: null, to: validUntil }] },
        { action: 'accepted' },
        {
          action: 'corrected',
          by: { name: 'Burak Tan', isStaff: true },
          changes: [{ fact: 'issuedOn', from: '2020-01-01', to: today() }],
        },
        { action: 'described', by: { name: 'Nuray Demirtaş', isStaff: false } },
        { action: 'uploaded' },
      ]);
    });

    it('waive with a reason, and an upload takes its place again', async () => {
      expect(codeOf(await waive('trade-licence', ' '))).toBe('request.body-invalid');
      expect(codeOf(await waive('trade-licence'))).toBe(200);
      expect(await shop.owner.point('trade-licence')).toMatchObject({
        state: 'waived',
        document: { file: null, reason: 'Known from its bank', faults: [] },
      });
      expect(codeOf(await waive('trade-licence'))).toBe('document.moved');
      await shop.owner.upload('trade-licence');
      expect((await shop.owner.point('trade-licence')).state).toBe('in_review');
    });

    it('ask one company for more', async () => {
      const words = 'A letter of the landlord';
      const url = `/api/admin/companies/${shop.id}/document-requirements`;
      const { requirement } = (await staff.call('POST', url, { words, obligatory: true })).body;
      expect(await shop.owner.point(requirement)).toMatchObject({ code: null, words, state: 'requested' });
      await shop.owner.upload(requirement);
      expect((await staff.point(requirement, shop.url)).state).toBe('in_review');
      const other = await documentCompany(database.db, app);
      expect(codeOf(await other.owner.upload(requirement))).toBe('document.requirement-unknown');
    });

    it('let an accepted document count until a newer one is accepted', async () => {
      const validUntil = monthsAfter(today(), 1);
      const first = await shown('insurance', { validUntil });
      await decide(first, 'accept');
      const second = await shown('insurance', { validUntil: monthsAfter(today(), 13) });
      expect(await shop.owner.point('insurance')).toMatchObject({
        state: 'in_review',
        isCovered: true,
        document: { id: second },
        accepted: { id: first },
      });
      await decide(second, 'reject', 'Unreadable');
      expect(await shop.owner.point('insurance')).toMatchObject({ state: 'rejected', isCovered: true });
      const third = await shown('insurance', { validUntil: monthsAfter(today(), 13) });
      await decide(third, 'accept');
      expect(await shop.owner.point('insurance')).toMatchObject({
        state: 'accepted',
        isCovered: true,
        document: { id: third },
        accepted: null,
      });
      expect(codeOf(await decide(first, 'reject', 'Forged'))).toBe('document.moved');
    });

    it('take back an acceptance, even if a newer document waits', async () => {
      const first = await shown('trade-licence');
      await decide(first, 'accept');
      const second = await shown('trade-licence');
      expect(codeOf(await decide(first, 'reject', 'Forged'))).toBe(200);
      expect(await shop.owner.point('trade-licence')).toMatchObject({
        state: 'in_review',
        isCovered: false,
        document: { id: second },
      });
    });
  });
});
