import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { testJobContext } from '../../platform/testing/test-job-context.ts';
import { company } from '../companies/index.ts';
import { followLapsing } from './follow-lapsing.ts';
import { staffDesk } from './testing/staff-desk.ts';

describe('follow lapsing', () => {
  const { database, applicant, file, decide, get } = staffDesk();

  const dayMs = 86_400_000;
  const setDue = (id: string, daysAgo: number | null) =>
    database.db
      .update(company)
      .set({ reVerificationDue: daysAgo === null ? null : new Date(Date.now() - daysAgo * dayMs) })
      .where(eq(company.id, id));
  const sweep = () =>
    followLapsing.run({}, testJobContext({ db: database.db }), new AbortController().signal);
  const seen = async (id: string) => {
    const { verification, suspensions } = await file(id);
    return [verification, ...suspensions.map(({ reason }) => reason)];
  };

  describe('a company whose documents lapsed', () => {
    let one: Awaited<ReturnType<typeof applicant>>;
    beforeEach(async () => {
      one = await applicant('approved');
    });

    it('is suspended 14 days later, and is told where to renew them', async () => {
      await setDue(one.id, 13);
      await sweep();
      expect(await seen(one.id)).toEqual(['approved']);
      await setDue(one.id, 14);
      await sweep();
      await sweep();
      expect(await seen(one.id)).toEqual(['suspended', 'lapsed']);
      const { entries } = await get(one.cookie, '/api/notifications');
      expect(entries).toEqual([expect.objectContaining({ event: 'company-lapsed', path: '/documents' })]);
      expect((await file(one.id)).log).toMatchObject([
        { to: 'suspended', suspension: 'lapsed', by: 'market' },
      ]);
    });

    it('is approved again once they are complete', async () => {
      await setDue(one.id, 20);
      await sweep();
      await setDue(one.id, null);
      await sweep();
      expect(await seen(one.id)).toEqual(['approved']);
    });

    it('stays suspended for what staff suspended it for', async () => {
      await setDue(one.id, 20);
      await sweep();
      const { version } = await file(one.id);
      const wish = { decision: 'suspend', version, reason: 'A complaint', suspension: 'conduct' } as const;
      expect((await decide(one.id, wish)).statusCode).toBe(200);
      await setDue(one.id, null);
      await sweep();
      expect(await seen(one.id)).toEqual(['suspended', 'conduct']);
    });

    it.each(['submitted', 'in_review', 'rejected', 'closed'] as const)(
      'that is %s is left alone',
      async (state) => {
        const { id } = await applicant(state);
        await setDue(id, 20);
        await sweep();
        expect(await seen(id)).toEqual([state]);
      },
    );
  });
});
