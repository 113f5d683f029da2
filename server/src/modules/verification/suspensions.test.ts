import { describe, expect, it } from '@jest/globals';
import type { SuspensionReason } from 'shared-kit/contract/verification';
import { staffDesk } from './testing/staff-desk.ts';

describe('suspensions', () => {
  const { applicant, file, decide, confirm, stateOf, get, send } = staffDesk();

  describe('suspensions', () => {
    const seen = async (id: string) => {
      const { verification, suspensions } = await file(id);
      return [verification, ...suspensions.map(({ reason }) => reason)];
    };
    const take = async (id: string, decision: 'suspend' | 'reinstate', suspension?: SuspensionReason) => {
      const { version } = await file(id);
      const answer = await decide(id, {
        decision,
        version,
        reason: `About ${suspension}`,
        ...(suspension && { suspension }),
      });
      if (answer.json().outcome === 'proposed') expect((await confirm(id)).statusCode).toBe(200);
      return answer.statusCode === 200 ? 200 : answer.json();
    };
    const own = (cookie: string) => get(cookie, '/api/company');
    const inbox = async (cookie: string) =>
      (await get(cookie, '/api/notifications')).entries.map(({ event }: { event: string }) => event);

    it('are set and ended one by one; the last one makes the company approved again', async () => {
      const { id, cookie } = await applicant('approved');
      expect(await take(id, 'suspend', 'conduct')).toBe(200);
      expect(await take(id, 'suspend', 'request')).toBe(200);
      expect(await seen(id)).toEqual(['suspended', 'conduct', 'request']);
      expect((await own(cookie)).verificationReason).toBe('About conduct\nAbout request');
      expect(await take(id, 'reinstate', 'conduct')).toBe(200);
      expect(await seen(id)).toEqual(['suspended', 'request']);
      expect(await take(id, 'reinstate', 'request')).toBe(200);
      expect(await seen(id)).toEqual(['approved']);
      expect(await inbox(cookie)).toEqual([
        'company-reinstated',
        'company-suspension-lifted',
        'company-suspended',
        'company-suspended',
      ]);
      expect((await file(id)).log.map(({ to, suspension }) => `${to} ${suspension}`)).toEqual([
        'suspended conduct',
        'suspended request',
        'suspended conduct',
        'approved request',
      ]);
    });

    it('need a reason, once each', async () => {
      const { id } = await applicant('suspended');
      expect(await take(id, 'suspend')).toMatchObject({
        code: 'request.body-invalid',
        errors: [{ name: 'suspension', reason: 'missing' }],
      });
      expect(await take(id, 'suspend', 'conduct')).toMatchObject({ code: 'verification.not-possible' });
      expect(await take(id, 'reinstate', 'sanctions')).toMatchObject({ code: 'verification.not-possible' });
      expect(await seen(id)).toEqual(['suspended', 'conduct']);
      expect((await file(id)).log).toEqual([]);
    });

    it('because of sanctions are known to the staff alone', async () => {
      const { id, cookie } = await applicant('approved');
      expect(await take(id, 'suspend', 'sanctions')).toBe(200);
      expect(await own(cookie)).toMatchObject({ verification: 'suspended', verificationReason: null });
      expect(await take(id, 'reinstate', 'sanctions')).toBe(200);
      expect(await inbox(cookie)).toEqual([]);
      expect(await seen(id)).toEqual(['approved']);
    });

    it('of two that are set at once both stand, or one is refused', async () => {
      for (let round = 0; round < 10; round += 1) {
        const { id } = await applicant('approved');
        const { version } = await file(id);
        const answers = await Promise.all(
          (['conduct', 'request'] as const).map((suspension) =>
            decide(id, { decision: 'suspend', version, reason: 'As seen', suspension }),
          ),
        );
        const done = answers.filter(({ statusCode }) => statusCode === 200).length;
        expect((await file(id)).suspensions).toHaveLength(done);
        expect(done).toBe(1);
      }
    });
  });

  describe('a company that was turned down', () => {
    it('appeals once, and staff look at it again', async () => {
      const { id, cookie } = await applicant('rejected');
      const appeal = (reason: string) => send(cookie, '/api/company/appeal', { reason });
      const mayAppeal = async () => (await get(cookie, '/api/company')).mayAppeal;
      expect(await mayAppeal()).toBe(true);
      expect((await appeal('  ')).json()).toMatchObject({ status: 400, errors: [{ name: 'reason' }] });
      expect((await appeal('The register was corrected')).statusCode).toBe(200);
      expect((await file(id)).log).toMatchObject([
        { from: 'rejected', to: 'submitted', by: 'Deniz Aksoy', reason: 'The register was corrected' },
      ]);
      expect(await mayAppeal()).toBe(false);
      await decide(id, { decision: 'reject', version: (await file(id)).version, reason: 'Still not' });
      expect(await mayAppeal()).toBe(false);
      expect((await appeal('Again')).json()).toMatchObject({ status: 409, code: 'verification.appealed' });
      await decide(id, { decision: 'reopen', version: (await file(id)).version, reason: 'A new paper' });
      expect(await stateOf(id)).toBe('in_review');
    });
  });
});
