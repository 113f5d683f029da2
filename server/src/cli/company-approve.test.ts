import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { VerificationState } from 'shared-kit/contract/companies';
import { testUser } from '../modules/accounts/testing.ts';
import {
  beginSuspension,
  company,
  createCompany,
  findCompany,
  verificationDecision,
} from '../modules/companies/index.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { runTool } from './testing.ts';

describe('company approve', () => {
  const folder = mkdtempSync(join(tmpdir(), 'company-approve-'));
  const database = testDatabase();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const approve = (...args: readonly string[]) =>
    runTool('company-approve', args, { env: { DATABASE_URL: database.url, DATA_DIR: folder } });
  const because = ['--reason', 'Known from the fair'] as const;
  const waiting = (verification: VerificationState = 'submitted', taxNumber: string | null = null) =>
    createCompany(database.db, {
      kind: 'textile-manufacturer',
      legalName: 'Örnek Tekstil A.Ş.',
      brandName: 'Örnek',
      country: 'TR',
      city: 'Denizli',
      verification,
      taxNumber,
    });
  const stateOf = async (id: string) => (await findCompany(database.db, id))?.verification;
  const decisionsOn = (id: string) =>
    database.db
      .select()
      .from(verificationDecision)
      .where(eq(verificationDecision.companyId, id))
      .orderBy(verificationDecision.id);

  describe('pnpm company:approve', () => {
    it('approves by id, keeps who decided from what to what and why, and does it once', async () => {
      const id = await waiting();
      const done = await approve(id, '--reason', 'Known from the fair', '--by', 'Deniz');
      expect(done).toEqual({
        code: 0,
        errors: '',
        output: 'Örnek Tekstil A.Ş. is approved: it may trade from now on. Kept as decided by Deniz.\n',
      });
      expect(await stateOf(id)).toBe('approved');
      const again = await approve(id, ...because);
      expect(again.output).toBe('Örnek Tekstil A.Ş. was approved before: nothing was changed.\n');
      expect(await decisionsOn(id)).toMatchObject([
        { from: 'submitted', to: 'in_review', actor: 'Deniz', reason: null },
        { from: 'in_review', to: 'approved', actor: 'Deniz', reason: 'Known from the fair' },
      ]);
    });

    it('approves by the address of one of its people, and tells them', async () => {
      const { companyId, userId, email } = await testUser(database.db, { kind: 'retailer' });
      await database.db
        .update(company)
        .set({ verification: 'in_review' })
        .where(eq(company.id, companyId ?? ''));
      expect(await approve(email.toUpperCase(), ...because)).toMatchObject({ code: 0, errors: '' });
      expect(await stateOf(companyId ?? '')).toBe('approved');
      const told = sql`select event from inbox_notice where user_id = ${userId} and event = 'company-approved'`;
      expect((await database.db.execute(told)).rowCount).toBe(1);
    });

    it('approves by tax number as somebody writes it, unless two have it', async () => {
      const id = await waiting('submitted', '1234567890');
      expect(await approve('123 456 78 90', ...because)).toMatchObject({ code: 0, errors: '' });
      expect(await stateOf(id)).toBe('approved');
      const second = await waiting('submitted', '1234567890');
      const refused = await approve('1234567890', ...because);
      expect(refused.code).toBe(1);
      expect(refused.errors).toContain('2 companies are known by “1234567890”: name one by its id.');
      expect(refused.errors).toContain(second);
      expect(await stateOf(second)).toBe('submitted');
    });

    it('ends every suspension', async () => {
      const id = await waiting('approved');
      const mover = { actor: 'Deniz', reason: 'As asked' };
      await database.db.transaction(async (tx) => {
        await beginSuspension(
          tx,
          { id, verification: 'approved' },
          { ...mover, now: new Date(1), suspension: 'request' },
        );
        await beginSuspension(
          tx,
          { id, verification: 'suspended' },
          { ...mover, now: new Date(2), suspension: 'conduct' },
        );
      });
      expect(await approve(id, ...because)).toMatchObject({ code: 0, errors: '' });
      expect(await stateOf(id)).toBe('approved');
      expect(await decisionsOn(id)).toMatchObject([
        { to: 'suspended', suspension: 'request' },
        { to: 'suspended', suspension: 'conduct' },
        { to: 'suspended', suspension: expect.anything() },
        { to: 'approved', suspension: expect.anything() },
      ]);
    });

    it.each<[VerificationState, string]>([
      ['draft', 'its owner has not confirmed their e-mail address yet, by the link in their mail'],
      ['rejected', 'it was turned down; let it appeal, or let staff reopen it'],
    ])('refuses one that is %s', async (state, why) => {
      const id = await waiting(state);
      const refused = await approve(id, ...because);
      expect(refused).toMatchObject({
        code: 1,
        output: '',
        errors: `Örnek Tekstil A.Ş. can't be approved: ${why}.\n`,
      });
      expect(await stateOf(id)).toBe(state);
      expect(await decisionsOn(id)).toEqual([]);
    });

    it('lists who waits', async () => {
      const id = await waiting('submitted', '9876543210');
      const { output } = await approve('--list');
      expect(output).toContain(`${id}  submitted          TR 9876543210  Örnek Tekstil A.Ş.\n`);
      expect(output).not.toContain('approved');
    });

    it.each<[string, readonly string[], string]>([
      ['nothing', [], 'Usage: pnpm company:approve'],
      ['a missing reason', ['555'], 'Say why with --reason'],
      ['a stranger', ['nobody@mill.example', ...because], 'No company is known by “nobody@mill.example”'],
      ['a number that nobody has', ['555', ...because], 'No company is known by “555”'],
    ])('answers %s in a sentence', async (_what, args, told) => {
      const { code, output, errors } = await approve(...args);
      expect({ code, output }).toEqual({ code: 1, output: '' });
      expect(errors).toContain(told);
    });
  });
});
