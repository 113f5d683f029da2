import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { invitationLook } from 'shared-kit/contract/members';
import { readSession } from 'shared-kit/contract/session';
import { newId } from '../../platform/db/index.ts';
import { mail } from '../../platform/mail/index.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { userAccount } from '../accounts/index.ts';
import { forgetAttempts, testSession, testUser } from '../accounts/testing.ts';
import tr from './messages/tr.json' with { type: 'json' };
import { testMembers, testOrigin } from './testing.ts';

describe('invitations', () => {
  const database = testDatabase();
  const start = new Date();
  let now = start;
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ db: database.db, clock: () => now }, { PUBLIC_URL: testOrigin });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    now = start;
    await database.db.delete(mail);
    await forgetAttempts(database.db);
  });
  const { call, mails, mailedToken, testCompany } = testMembers(() => ({ db: database.db, app }));

  const look = (token: string) => call('POST', 'auth/look-at-invitation', '', { token });
  const accept = (token: string, person: object | null = null) =>
    call('POST', 'auth/accept-invitation', '', { token, person });
  const person = { name: 'Can Demir', password: 'a new long password' };
  const dead = { code: 'auth.link-invalid' };

  describe('an invitation', () => {
    it('makes an account for somebody new, signs them in and works once', async () => {
      const company = await testCompany();
      const token = await company.invite(' Can@Mill.example ', { role: 'approver', locale: 'tr' });
      const [letter] = await mails();
      expect(letter).toMatchObject({
        recipient: 'can@mill.example',
        locale: 'tr',
        subject: 'The retailer: Ada Kaya sizi davet ediyor · Tezgah',
      });
      expect(letter?.plainText).toContain(`http://market.example/tr/login/${token}?for=invitation`);
      expect(letter?.html).toContain(tr['role.approver']);
      expect(invitationLook.parse((await look(token)).json())).toEqual({
        companyName: 'The retailer',
        invitedBy: 'Ada Kaya',
        email: 'can@mill.example',
        role: 'approver',
        standing: 'new',
      });

      const nameless = await accept(token);
      expect(nameless.json()).toMatchObject({ code: 'request.body-invalid' });
      const accepted = await accept(token, person);
      expect(accepted.json()).toEqual({});
      const [cookie] = accepted.cookies;
      const session = await call(
        'GET',
        '_auth/session',
        `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`,
      );
      expect(readSession(session.json())).toMatchObject({
        user: { name: 'Can Demir', companyRole: 'approver' },
        secure: { email: 'can@mill.example', companyId: company.companyId },
      });
      const signIn = { email: 'can@mill.example', password: person.password };
      expect((await call('POST', 'auth/sign-in/email', '', signIn)).statusCode).toBe(200);
      expect((await accept(token, person)).json()).toMatchObject(dead);
      expect((await company.read()).invitations).toEqual([]);
    });

    it.each([
      ['Can Demir\nhttps://evil.example', 'line-break'],
      ['Can www.evil.example', 'web-address'],
      ['Can\u202eDemir', 'hidden-character'],
    ])('gives nobody the name %j, and stays open', async (name, reason) => {
      const token = await (await testCompany()).invite(`${newId()}@mill.example`, { role: 'member' });
      expect((await accept(token, { ...person, name })).json()).toMatchObject({
        code: 'request.body-invalid',
        errors: [{ name: 'person.name', reason }],
      });
      expect((await accept(token, person)).json()).toEqual({});
    });

    it('lets somebody with an account join, and keeps their name and password', async () => {
      const company = await testCompany();
      const { email, userId } = await testUser(database.db, { name: 'Ece Yılmaz' });
      const token = await company.invite(email);
      expect((await look(token)).json()).toMatchObject({ standing: 'known' });
      expect((await accept(token)).statusCode).toBe(200);
      expect((await company.read()).members).toContainEqual(
        expect.objectContaining({ id: userId, name: 'Ece Yılmaz', role: 'member' }),
      );
    });

    it('gives an account whose address was never proved to whom the mail reached', async () => {
      const company = await testCompany();
      const { email, userId } = await testUser(database.db);
      await database.db.update(userAccount).set({ emailVerified: false }).where(eq(userAccount.id, userId));
      const squatter = await testSession(database.db, userId);
      const token = await company.invite(email);
      expect((await look(token)).json()).toMatchObject({ standing: 'new' });
      expect((await accept(token, person)).statusCode).toBe(200);
      expect((await call('GET', '_auth/session', squatter)).json()).toEqual({});
      expect((await company.read()).members).toContainEqual(
        expect.objectContaining({ id: userId, name: 'Can Demir' }),
      );
    });

    it('tells somebody of another company so, and stays open', async () => {
      const [mine, theirs] = [await testCompany(), await testCompany()];
      const taken = await theirs.add('member');
      const token = await mine.invite(taken.email);
      expect((await look(token)).json()).toMatchObject({ standing: 'other-company' });
      expect((await accept(token)).json()).toMatchObject({ code: 'member.other-company', status: 409 });
      // A user who leaves the other company may still join.
      await call('DELETE', `company/members/${taken.userId}`, taken.cookie);
      expect((await accept(token)).statusCode).toBe(200);
    });

    it('does not go to a member', async () => {
      const company = await testCompany();
      const wish = { email: company.email, role: 'member', locale: 'en' };
      expect((await call('POST', 'company/invitations', company.cookie, wish)).json()).toMatchObject({
        code: 'member.exists',
      });
    });

    it('works for seven days, and anew when it is sent again, which ends the first link', async () => {
      const company = await testCompany();
      const first = await company.invite('late@mill.example');
      now = new Date(start.getTime() + 7 * 24 * 3_600_000 - 1000);
      expect((await look(first)).statusCode).toBe(200);
      now = new Date(start.getTime() + 7 * 24 * 3_600_000);
      expect((await look(first)).json()).toMatchObject(dead);
      const [open] = (await company.read()).invitations;
      expect(open?.hasExpired).toBe(true);
      await call('POST', `company/invitations/${open?.id}/resend`, company.cookie, {});
      const second = await mailedToken();
      expect((await look(second)).statusCode).toBe(200);
      await call('POST', `company/invitations/${open?.id}/resend`, company.cookie, {});
      expect((await look(second)).json()).toMatchObject(dead);
    });

    it('for the same address takes the place of the first, with its role', async () => {
      const company = await testCompany();
      const first = await company.invite('twice@mill.example');
      const second = await company.invite('twice@mill.example', { role: 'owner' });
      expect((await look(first)).json()).toMatchObject(dead);
      expect((await look(second)).json()).toMatchObject({ role: 'owner' });
      expect((await company.read()).invitations).toHaveLength(1);
    });

    it('that was revoked no longer works', async () => {
      const company = await testCompany();
      const token = await company.invite('gone@mill.example');
      const [open] = (await company.read()).invitations;
      expect((await call('DELETE', `company/invitations/${open?.id}`, company.cookie)).statusCode).toBe(200);
      expect((await accept(token, person)).json()).toMatchObject(dead);
    });

    it('of another company looks missing', async () => {
      const [mine, theirs] = [await testCompany(), await testCompany()];
      const token = await theirs.invite('theirs@mill.example');
      const [open] = (await theirs.read()).invitations;
      const revoked = await call('DELETE', `company/invitations/${open?.id}`, mine.cookie);
      const resent = await call('POST', `company/invitations/${open?.id}/resend`, mine.cookie, {});
      expect([revoked.statusCode, resent.statusCode]).toEqual([404, 404]);
      expect((await look(token)).statusCode).toBe(200);
    });

    it('is taken once, however many take it at the same time', async () => {
      const company = await testCompany();
      const token = await company.invite('race@mill.example');
      const answers = await Promise.all([
        accept(token, person),
        accept(token, person),
        accept(token, person),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410]);
    });

    it.each(['garbage', "' or 1=1 --", 'ş'.repeat(200)])('is not %j', async (token) => {
      expect((await accept(token, person)).statusCode).toBe(410);
    });

    it('is not mailed without end', async () => {
      const company = await testCompany();
      for (let sent = 0; sent < 30; sent++) await company.invite('many@mill.example');
      const wish = { email: 'many@mill.example', role: 'member', locale: 'en' };
      expect((await call('POST', 'company/invitations', company.cookie, wish)).statusCode).toBe(429);
    });
  });
});
