import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { membersAnswer } from 'shared-kit/contract/members';
import { readSession } from 'shared-kit/contract/session';
import { newId } from '../../platform/db/index.ts';
import { mail } from '../../platform/mail/index.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { forgetAttempts } from '../accounts/testing.ts';
import { testMembers, testOrigin } from './testing.ts';

describe('members', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp(database, { PUBLIC_URL: testOrigin });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await database.db.delete(mail);
    await forgetAttempts(database.db);
  });
  const { call, mails, testCompany } = testMembers(() => ({ db: database.db, app }));

  describe('members', () => {
    it('are listed with their roles; open invitations to owners only', async () => {
      const company = await testCompany();
      const member = await company.add('member');
      await company.invite('new@mill.example');
      const { members, invitations } = await company.read();
      expect(members.map(({ role, isYou }) => [role, isYou])).toEqual([
        ['owner', true],
        ['member', false],
      ]);
      expect(invitations).toMatchObject([{ email: 'new@mill.example', role: 'member', hasExpired: false }]);
      const seen = membersAnswer.parse((await call('GET', 'company/members', member.cookie)).json());
      expect(seen.invitations).toEqual([]);
    });

    it('get another role, which their next request has', async () => {
      const company = await testCompany();
      const { userId, cookie } = await company.add('member');
      await call('POST', `company/members/${userId}/role`, company.cookie, { role: 'approver' });
      const session = readSession((await call('GET', '_auth/session', cookie)).json());
      expect(session?.user.companyRole).toBe('approver');
    });

    it('lose the company at once when removed, keep their account and are notified', async () => {
      const company = await testCompany();
      const { userId, email, cookie } = await company.add('approver');
      expect((await call('DELETE', `company/members/${userId}`, company.cookie)).statusCode).toBe(200);
      expect((await call('GET', 'company/members', cookie)).statusCode).toBe(403);
      const session = readSession((await call('GET', '_auth/session', cookie)).json());
      expect(session?.secure).toMatchObject({ email, companyId: null });
      expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
        [email, 'You no longer belong to The retailer · Tezgah'],
      ]);
    });

    it('may leave, which needs no mail', async () => {
      const company = await testCompany();
      const { userId, cookie } = await company.add('member');
      expect((await call('DELETE', `company/members/${userId}`, cookie)).statusCode).toBe(200);
      expect((await company.read()).members).toHaveLength(1);
      expect(await mails()).toEqual([]);
    });

    it.each(['DELETE', 'POST'] as const)('the last owner stays: %s', async (method) => {
      const company = await testCompany();
      const url = `company/members/${company.userId}${method === 'POST' ? '/role' : ''}`;
      const answer = await call(
        method,
        url,
        company.cookie,
        method === 'POST' ? { role: 'member' } : undefined,
      );
      expect(answer.json()).toMatchObject({ code: 'member.last-owner', status: 409 });
      expect((await company.read()).members[0]?.role).toBe('owner');
    });

    it('two owners who demote each other at the same time leave one', async () => {
      const company = await testCompany();
      const other = await company.add('owner');
      const answers = await Promise.all([
        call('POST', `company/members/${other.userId}/role`, company.cookie, { role: 'member' }),
        call('POST', `company/members/${company.userId}/role`, other.cookie, { role: 'member' }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
      const roles = (await company.read()).members.map(({ role }) => role).toSorted();
      expect(roles).toEqual(['member', 'owner']);
    });

    it('two owners who leave at the same time leave one', async () => {
      const company = await testCompany();
      const other = await company.add('owner');
      const answers = await Promise.all(
        [company, other].map(({ userId, cookie }) => call('DELETE', `company/members/${userId}`, cookie)),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    });

    it('of another company look missing', async () => {
      const [mine, theirs] = [await testCompany(), await testCompany()];
      const stranger = await theirs.add('member');
      const role = { role: 'owner' };
      const given = await call('POST', `company/members/${stranger.userId}/role`, mine.cookie, role);
      const removed = await call('DELETE', `company/members/${stranger.userId}`, mine.cookie);
      const nobody = await call('DELETE', `company/members/${newId()}`, mine.cookie);
      expect([given, removed, nobody].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
      expect((await theirs.read()).members).toHaveLength(2);
    });

    it.each(['approver', 'member'] as const)('a plain %s changes nothing', async (role) => {
      const company = await testCompany();
      const { cookie } = await company.add(role);
      const wish = { email: 'x@mill.example', role: 'member', locale: 'en' };
      const answers = [
        await call('POST', `company/members/${company.userId}/role`, cookie, { role: 'member' }),
        await call('DELETE', `company/members/${company.userId}`, cookie),
        await call('POST', 'company/invitations', cookie, wish),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    });
  });
});
