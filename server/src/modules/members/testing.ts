import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { membersAnswer } from 'shared-kit/contract/members';
import type { Database } from '../../platform/db/index.ts';
import { mail } from '../../platform/mail/index.ts';
import { userAccount } from '../accounts/index.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import type { CompanyRole } from './member-rules.ts';

export { invitation } from './schema.ts';

export const testOrigin = 'http://market.example';

/** Companies with members, and calls by them. Both exist once the tests run. */
export function testMembers(parts: () => Readonly<{ db: Database; app: FastifyInstance }>) {
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, cookie: string, payload?: object) =>
    parts().app.inject({
      method,
      url: `/api/${url}`,
      headers: { origin: testOrigin, ...(cookie && { cookie }) },
      ...(payload && { payload }),
    });
  const mails = () => parts().db.select().from(mail);

  async function mailedToken(): Promise<string> {
    const [newest] = (await mails()).toSorted((one, other) => (one.id < other.id ? 1 : -1));
    return /\/login\/([\w-]+)\?for=invitation/.exec(newest?.plainText ?? '')?.[1] ?? '';
  }

  /** A company with its first owner, and functions to add members. */
  async function testCompany() {
    const { db } = parts();
    const owner = await testUser(db, { kind: 'retailer', name: 'Ada Kaya' });
    const cookie = await testSession(db, owner.userId);
    const add = async (role: CompanyRole) => {
      const user = await testUser(db);
      await db
        .update(userAccount)
        .set({ companyId: owner.companyId, companyRole: role })
        .where(eq(userAccount.id, user.userId));
      return { ...user, cookie: await testSession(db, user.userId) };
    };
    const read = async () => membersAnswer.parse((await call('GET', 'company/members', cookie)).json());
    /** Invites somebody; returns the token of the mail. */
    const invite = async (email: string, more: object = {}) => {
      const wish = { email, role: 'member', locale: 'en', ...more };
      const answer = await call('POST', 'company/invitations', cookie, wish);
      if (answer.statusCode !== 200) throw new Error(`the invitation was refused: ${answer.body}`);
      return mailedToken();
    };
    return { ...owner, cookie, add, read, invite };
  }
  return { call, mails, mailedToken, testCompany };
}
