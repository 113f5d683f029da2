import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { userAccount } from '../accounts/index.ts';
import { rightsFields, testSession, testUser } from '../accounts/testing.ts';
import { company } from '../companies/index.ts';
import { newsOf, twoProcesses, until } from './testing/two-processes.ts';

describe('rights', () => {
  const { database, ask, listen, connect, isHeard } = twoProcesses();

  /** An owner and a member of one company, both listening in both processes. */
  async function colleagues() {
    const { db } = database;
    const owner = await testUser(db, { kind: 'retailer', name: 'Ada Kaya' });
    const member = await testUser(db);
    const id = owner.companyId ?? '';
    await db
      .update(userAccount)
      .set({ companyId: id, companyRole: 'member' })
      .where(eq(userAccount.id, member.userId));
    const of = async ({ userId }: { userId: string }) => {
      const cookie = await testSession(db, userId);
      return { userId, cookie, streams: await listen(userId, cookie) };
    };
    return { id, owner: await of(owner), member: await of(member) };
  }
  type Colleagues = Awaited<ReturnType<typeof colleagues>>;
  const isEnded = (reason: string) => (stream: { text: string; isOver: boolean }) =>
    stream.isOver && stream.text.endsWith(`event: end\ndata: "${reason}"\n\n`);
  const sessionOn = (stream: { text: string }) => JSON.parse(newsOf(stream)[0] ?? '{}');

  const ofMember = (values: Partial<typeof userAccount.$inferInsert>) => (them: Colleagues) =>
    database.db.update(userAccount).set(values).where(eq(userAccount.id, them.member.userId));
  const ofCompany = (values: Partial<typeof company.$inferInsert>) => (them: Colleagues) =>
    database.db.update(company).set(values).where(eq(company.id, them.id));

  /** For each thing that rights are made of, a change that nothing but the database hears of. */
  const changes: Readonly<
    Record<
      (typeof rightsFields)[number],
      { of: 'member' | 'both'; change: (them: Colleagues) => Promise<unknown> }
    >
  > = {
    isAdmin: { of: 'member', change: ofMember({ isAdmin: true }) },
    companyId: { of: 'member', change: ofMember({ companyId: null, companyRole: null }) },
    companyRole: { of: 'member', change: ofMember({ companyRole: 'approver' }) },
    companyKind: { of: 'both', change: ofCompany({ kind: 'bank' }) },
    companyState: { of: 'both', change: ofCompany({ verification: 'suspended' }) },
    isFrozen: { of: 'both', change: ofCompany({ frozenSince: new Date() }) },
  };

  it.each(rightsFields)(
    'that change in %s end the streams of those whose they are, everywhere',
    async (field) => {
      const them = await colleagues();
      const { of, change } = changes[field];
      await change(them);
      const theirs = of === 'both' ? [...them.member.streams, ...them.owner.streams] : them.member.streams;
      await until(() => theirs.every(isEnded('rights')));
      expect(them.owner.streams.some(({ isOver }) => isOver)).toBe(of === 'both');
    },
  );

  it.each([
    ['a member who is removed', 'DELETE', (id: string) => `/api/company/members/${id}`, undefined, null],
    [
      'one with another role',
      'POST',
      (id: string) => `/api/company/members/${id}/role`,
      { role: 'approver' },
      'approver',
    ],
  ] as const)('%s listens anew with the new rights', async (_what, method, path, body, role) => {
    const { owner, member } = await colleagues();
    expect(sessionOn(member.streams[1]).user.companyRole).toBe('member');
    const { status } = await ask(0, method, path(member.userId), owner.cookie, body);
    expect(status).toBe(200);
    await until(() => member.streams.every(isEnded('rights')));
    const anew = await connect(1, member.cookie);
    await until(() => newsOf(anew).length > 0);
    expect(sessionOn(anew).user.companyRole).toBe(role);
    await isHeard(member.userId, anew);
    expect([anew.isOver, owner.streams[0].isOver]).toEqual([false, false]);
  });

  it('that stay as they are end nothing', async () => {
    const them = await colleagues();
    await ofMember({ name: 'Deniz Kaya', companyRole: 'member' })(them);
    await ofCompany({ brandName: 'Moda', verification: 'approved' })(them);
    await isHeard(them.member.userId, await connect(0, them.member.cookie));
    expect(them.member.streams.some(({ isOver }) => isOver)).toBe(false);
  });
});
