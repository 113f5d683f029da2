import { describe, expect, it } from '@jest/globals';
import { desc, eq } from 'drizzle-orm';
import { company, verificationDecision } from '../companies/index.ts';
import { anOwner } from '../owners/testing.ts';
import { staffDesk } from './testing/staff-desk.ts';

describe('two people', () => {
  const { database, applicant, file, decide, confirm, staffSession, asStaff, stateOf, get, send } =
    staffDesk();

  const bank = () => applicant('in_review', 'bank');
  const wish = async (id: string, decision = 'approve', more = {}) =>
    decide(id, { decision, version: (await file(id)).version, ...more });
  const lastOn = async (id: string) =>
    (
      await database.db
        .select()
        .from(verificationDecision)
        .where(eq(verificationDecision.companyId, id))
        .orderBy(desc(verificationDecision.id))
        .limit(1)
    )[0];

  describe('a bank', () => {
    it('is approved by two: one proposes, another confirms, and the decision names both', async () => {
      const { id, cookie } = await bank();
      expect((await file(id)).needsTwo).toEqual(['approve', 'reinstate']);
      expect((await wish(id)).json()).toEqual({ outcome: 'proposed' });
      expect(await stateOf(id)).toBe('in_review');
      expect((await get(cookie, '/api/notifications')).entries).toEqual([]);
      expect((await file(id)).proposal).toMatchObject({ decision: 'approve', by: 'Burak Tan', isMine: true });

      expect((await confirm(id)).statusCode).toBe(200);
      expect(await stateOf(id)).toBe('approved');
      const { log, proposal } = await file(id);
      expect(log.at(-1)).toMatchObject({ by: 'Derya Ak', proposedBy: 'Burak Tan', isAlone: false });
      expect(proposal).toBeNull();
    });

    it('is not confirmed by who proposed it, nor as it was before it changed', async () => {
      const { id } = await bank();
      await wish(id);
      const own = await confirm(id, { by: staffSession });
      expect([own.statusCode, own.json().code]).toEqual([403, 'verification.own-proposal']);
      const { version } = await file(id);
      await database.db.update(company).set({ legalName: 'Another Ltd' }).where(eq(company.id, id));
      const late = await confirm(id, { version });
      expect([late.statusCode, late.json().code]).toEqual([409, 'binding.moved']);
      expect(await stateOf(id)).toBe('in_review');
    });

    it('is proposed once, and what was proposed can be taken back', async () => {
      const { id } = await bank();
      await wish(id);
      expect((await wish(id)).json().code).toBe('verification.not-possible');
      expect((await asStaff('DELETE', `/api/admin/verification/${id}/proposal`)).statusCode).toBe(200);
      expect((await confirm(id)).json().code).toBe('verification.proposal-gone');
      expect((await wish(id)).json()).toEqual({ outcome: 'proposed' });
    });

    it('is decided otherwise by one alone, which ends the proposal', async () => {
      const { id } = await bank();
      await wish(id);
      expect((await wish(id, 'reject', { reason: 'No licence' })).json()).toEqual({ outcome: 'decided' });
      expect((await file(id)).proposal).toBeNull();
      expect((await confirm(id)).json().code).toBe('verification.proposal-gone');
    });

    it('confirmed twice at the same time is approved once', async () => {
      const { id } = await bank();
      await wish(id);
      const { version } = await file(id);
      const answers = await Promise.all([confirm(id, { version }), confirm(id, { version })]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect((await file(id)).log.filter(({ to }) => to === 'approved')).toHaveLength(1);
    });
  });

  it('a company with a politically exposed owner is approved by two', async () => {
    const { id, cookie } = await applicant('in_review');
    const owners = [anOwner({ isExposed: true })];
    expect((await send(cookie, '/api/company/owners', { owners, seen: [] })).statusCode).toBe(200);
    expect((await file(id)).needsTwo).toEqual(['approve', 'reinstate']);
    expect((await wish(id)).json()).toEqual({ outcome: 'proposed' });
    expect((await confirm(id)).statusCode).toBe(200);
    expect(await stateOf(id)).toBe('approved');
    const kept = JSON.stringify((await lastOn(id))?.snapshot);
    expect(kept).toContain('"isExposed":true');
    expect(kept).not.toContain(anOwner().name);
  });

  it('a maker is approved by one, and the decision keeps what it rests on', async () => {
    const { id } = await applicant('in_review');
    expect((await wish(id)).json()).toEqual({ outcome: 'decided' });
    const decision = await lastOn(id);
    expect(decision).toMatchObject({ proposedBy: null, isAlone: false });
    expect(decision?.snapshot).toMatchObject({
      company: { taxNumber: expect.stringMatching(/^\d{10}$/) },
      documents: expect.arrayContaining([
        expect.objectContaining({ requirement: 'tax-certificate', state: 'waived' }),
      ]),
      checks: expect.arrayContaining([expect.objectContaining({ check: 'tax-number', outcome: 'passed' })]),
      sanctions: null,
    });
  });

  describe('the desk', () => {
    it('shows who works on a company, in its file and in the queue', async () => {
      const { id } = await applicant('submitted');
      const take = (isMine: boolean) =>
        asStaff('POST', `/api/admin/verification/${id}/assignment`, { isMine });
      const mine = async () =>
        (await get(staffSession(), '/api/admin/verification?mine=true&limit=100')).companies.map(
          (each: { id: string; assignee: string }) => [each.id, each.assignee],
        );
      await take(true);
      expect((await file(id)).assignee).toEqual({ name: 'Burak Tan', isMe: true });
      expect(await mine()).toEqual([[id, 'Burak Tan']]);
      await take(false);
      expect((await file(id)).assignee).toBeNull();
      expect(await mine()).toEqual([]);
    });

    it('keeps notes that the company never sees and nobody changes', async () => {
      const { id, cookie } = await applicant('submitted');
      const written = await asStaff('POST', `/api/admin/verification/${id}/notes`, {
        text: 'Called: sounds fine',
      });
      expect(written.statusCode).toBe(200);
      expect((await file(id)).notes).toMatchObject([{ by: 'Burak Tan', text: 'Called: sounds fine' }]);
      expect(JSON.stringify(await get(cookie, '/api/company'))).not.toContain('sounds fine');
      await expect(database.db.execute('update company_note set text = text')).rejects.toThrow();
      const empty = await asStaff('POST', `/api/admin/verification/${id}/notes`, { text: '  ' });
      expect([empty.statusCode, empty.json().code]).toEqual([400, 'request.body-invalid']);
    });
  });
});
