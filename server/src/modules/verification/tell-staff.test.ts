import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { VerificationState } from 'shared-kit/contract/companies';
import { mail } from '../../platform/mail/index.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { type MailParts, userAccount } from '../accounts/index.ts';
import { testUser } from '../accounts/testing.ts';
import { company } from '../companies/index.ts';
import { tellStaffOfSubmissions } from './tell-staff.ts';

describe('tell staff', () => {
  const database = testDatabase();
  const now = new Date('2026-03-02T12:00:00Z');
  const parts = (): MailParts => ({
    db: database.db,
    clock: () => now,
    brandName: 'Tezgah',
    origin: 'https://market.example',
  });
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

  let email = '';
  beforeEach(async () => {
    await database.db.delete(mail);
    await database.db.update(company).set({ verification: 'draft' });
    await database.db.update(userAccount).set({ isAdmin: false });
    const staff = await testUser(database.db, { isAdmin: true });
    email = staff.email;
    await database.db
      .update(userAccount)
      .set({ emailVerified: true })
      .where(eq(userAccount.id, staff.userId));
  });

  async function applicant(verification: VerificationState, submittedAt: Date) {
    const { companyId } = await testUser(database.db, { kind: 'retailer' });
    const id = companyId ?? '';
    await database.db.update(company).set({ verification, submittedAt }).where(eq(company.id, id));
    return id;
  }
  const mails = async () =>
    (await database.db.select().from(mail)).filter(({ recipient }) => recipient === email);

  it.each([
    ['submitted', 1, 1],
    ['in_review', 1, 1],
    ['submitted', 25, 0],
    ['approved', 1, 0],
  ] as const)('of a company %s %d hours ago the staff are told %d times', async (state, hours, times) => {
    const id = await applicant(state, hoursAgo(hours));
    await Promise.all([tellStaffOfSubmissions(parts()), tellStaffOfSubmissions(parts())]);
    await tellStaffOfSubmissions(parts());
    const told = await mails();
    expect(told).toHaveLength(times);
    for (const { plainText } of told)
      expect(plainText).toContain(`https://market.example/admin/verify/${id}`);
  });

  it('notifies the staff again when a company is submitted again', async () => {
    const id = await applicant('submitted', hoursAgo(3));
    await tellStaffOfSubmissions(parts());
    await database.db
      .update(company)
      .set({ submittedAt: hoursAgo(1) })
      .where(eq(company.id, id));
    await tellStaffOfSubmissions(parts());
    expect(await mails()).toHaveLength(2);
  });
});
