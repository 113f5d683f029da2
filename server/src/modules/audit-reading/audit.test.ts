import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type AuditAnswer, auditAnswer } from 'shared-kit/contract/audit';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { addUnprovedUser, makeAdmin, recordAccount, setPassword, userAccount } from '../accounts/index.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { auditEntry, record } from '../audit/index.ts';
import { beginSuspension, endSuspension, moveVerification } from '../companies/index.ts';

describe('audit', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let staff: string;
  beforeAll(async () => {
    app = await testApp(database);
    const { userId } = await testUser(database.db, { isAdmin: true, name: 'Burak Tan' });
    staff = await testSession(database.db, userId);
  });
  afterAll(() => app.close());

  async function read(cookie: string, path: string): Promise<AuditAnswer> {
    const answer = await app.inject({ url: `/api/${path}`, headers: { cookie } });
    return auditAnswer.parse(answer.json());
  }
  async function owner() {
    const { userId, companyId } = await testUser(database.db, { kind: 'retailer', name: 'Ada Kaya' });
    const id = companyId ?? '';
    const cookie = await testSession(database.db, userId);
    const post = (url: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/${url}`, headers: { cookie }, payload });
    const log = async (who: string = staff, query = '') =>
      (await read(who, who === staff ? `admin/audit?company=${id}${query}` : 'company/audit')).entries;
    return { userId, id, cookie, post, log };
  }
  type Owner = Awaited<ReturnType<typeof owner>>;

  async function colleagueOf({ id }: Owner) {
    const { userId } = await testUser(database.db, { name: 'Deniz Er' });
    await database.db
      .update(userAccount)
      .set({ companyId: id, companyRole: 'member' })
      .where(eq(userAccount.id, userId));
    return userId;
  }
  const now = () => new Date();
  const approved = ({ id }: Owner) => ({ id, verification: 'approved' as const });
  const facts = {
    legalForm: 'company',
    legalName: 'Çağlayan Dokuma A.Ş.',
    brandName: 'The retailer',
    taxNumber: '454 053 6920',
    taxOffice: 'Çekirge',
    mersisNumber: '',
  };

  type Change = (owner: Owner) => Promise<unknown>;
  const kinds: readonly (readonly [string, Change, object])[] = [
    [
      'a role',
      async (it) => it.post(`company/members/${await colleagueOf(it)}/role`, { role: 'approver' }),
      {
        action: 'member.role-changed',
        subject: 'Deniz Er',
        by: { kind: 'member', name: 'Ada Kaya' },
        changes: [{ field: 'role', from: 'member', to: 'approver' }],
        session: expect.any(String),
      },
    ],
    [
      'a limit',
      (it) => it.post('company/approval-limit', { limit: { amount: '500.00', currency: 'EUR' } }),
      { action: 'company.limit-changed', changes: [{ field: 'limit', from: null, to: '500.00 EUR' }] },
    ],
    [
      'the data of a sole trader, without its values',
      (it) => it.post('company', { ...facts, legalForm: 'sole-trader', taxNumber: '10000000146' }),
      {
        action: 'company.changed',
        changes: expect.arrayContaining([{ field: 'tax-number', from: null, to: null }]),
      },
    ],
    [
      'a password that an operator sets',
      (it) => setPassword(database.db, it.userId, 'hash', 'operator deniz'),
      {
        action: 'account.password-changed',
        by: { kind: 'operator', name: 'operator deniz' },
        changes: [{ field: 'password', from: null, to: null }],
        session: null,
        subject: 'Ada Kaya',
      },
    ],
    [
      'a way to sign in',
      (it) =>
        recordAccount(database.db, it.userId, 'account.sign-in-added', {
          changes: [{ field: 'provider', from: null, to: 'corporate' }],
        }),
      { action: 'account.sign-in-added', changes: [{ field: 'provider', from: null, to: 'corporate' }] },
    ],
    [
      'a decision by a command',
      (it) =>
        moveVerification(database.db, approved(it), 'close', {
          actor: 'operator deniz',
          reason: 'Gone',
          now: now(),
        }),
      {
        action: 'company.decided',
        reason: 'Gone',
        by: { kind: 'operator', name: 'operator deniz' },
        changes: [{ field: 'state', from: 'approved', to: 'closed' }],
      },
    ],
    [
      'a suspension by the market itself',
      (it) =>
        beginSuspension(database.db, approved(it), { actor: 'market', suspension: 'lapsed', now: now() }),
      {
        by: { kind: 'market', name: null },
        changes: [
          { field: 'state', from: 'approved', to: 'suspended' },
          { field: 'suspension', from: null, to: 'lapsed' },
        ],
      },
    ],
  ];

  describe('the log keeps', () => {
    it.each(kinds)('%s', async (_what, change, entry) => {
      const company = await owner();
      await change(company);
      expect((await company.log())[0]).toMatchObject(entry);
    });

    it('who became one of the staff, which concerns no company', async () => {
      const email = 'new@market.example';
      const asked = { email, name: 'Ece Ay', locale: 'en', promote: false, by: 'operator deniz' } as const;
      await makeAdmin(database.db, asked);
      const { entries } = await read(staff, 'admin/audit?topic=account&who=operator%20deniz');
      expect(entries[0]).toMatchObject({ action: 'account.made-staff', company: null, subject: 'Ece Ay' });
    });

    it('nothing of a change that is rolled back', async () => {
      const company = await owner();
      const failed = database.db.transaction(async (tx) => {
        await recordAccount(tx, company.userId, 'account.registered');
        throw new Error('rolled back');
      });
      await expect(failed).rejects.toThrow('rolled back');
      expect(await company.log()).toEqual([]);
    });

    it('each entry as it was', async () => {
      const company = await owner();
      await recordAccount(database.db, company.userId, 'account.registered');
      for (const change of ['update audit_entry set reason = null', 'delete from audit_entry']) {
        await expect(database.db.execute(sql.raw(change))).rejects.toMatchObject({
          cause: { message: expect.stringContaining('only ever added to') },
        });
      }
    });

    it('a person by their account, whose name goes with it', async () => {
      const person = { name: 'Can Su', email: 'can@mill.example', passwordHash: 'none' };
      const terms = { locale: 'en', termsVersion: '1' } as const;
      const userId = (await addUnprovedUser(database.db, { ...person, ...terms }, now())) ?? '';
      await recordAccount(database.db, userId, 'account.registered');
      const [row] = await database.db.select().from(auditEntry).where(eq(auditEntry.userId, userId));
      expect(JSON.stringify(row)).not.toMatch(/Can Su|can@mill/);
      await database.db.delete(userAccount).where(eq(userAccount.id, userId));
      const { entries } = await read(staff, 'admin/audit?topic=account');
      expect(entries.find(({ id }) => id === row?.id)).toMatchObject({
        by: { kind: 'member', name: null },
        subject: null,
      });
    });
  });

  describe('a company reads', () => {
    it('its own part without sanctions, names of staff or their sessions', async () => {
      const [company, other] = [await owner(), await owner()];
      const mover = { actor: 'market', now: now() } as const;
      await beginSuspension(database.db, approved(company), { ...mover, suspension: 'sanctions' });
      await endSuspension(
        database.db,
        { id: company.id, verification: 'suspended' },
        { ...mover, suspension: 'sanctions' },
      );
      await record(database.db, { action: 'company.decided', companyId: company.id, by: 'operator deniz' });
      await recordAccount(database.db, other.userId, 'account.registered');
      expect(await company.log()).toHaveLength(3);
      expect(await company.log(company.cookie)).toMatchObject([
        { action: 'company.decided', by: { kind: 'operator', name: null }, session: null },
      ]);
    });
  });

  describe('staff', () => {
    it('find entries by topic, person and days, page by page', async () => {
      const company = await owner();
      const days = ['2026-11-01', '2026-11-02', '2026-11-03'];
      for (const day of days) {
        const at = new Date(`${day}T23:59:00Z`);
        await record(database.db, {
          action: 'company.decided',
          companyId: company.id,
          by: company.userId,
          at,
        });
      }
      const ofCompany = `admin/audit?company=${company.id}`;
      const dated = (answer: AuditAnswer) => answer.entries.map(({ at }) => at.slice(0, 10));
      expect(dated(await read(staff, `${ofCompany}&from=2026-11-02&to=2026-11-02`))).toEqual(['2026-11-02']);
      expect(dated(await read(staff, `${ofCompany}&topic=price`))).toEqual([]);
      expect(dated(await read(staff, `${ofCompany}&who=ada`))).toEqual(days.toReversed());
      const first = await read(staff, `${ofCompany}&limit=2`);
      expect(dated(first)).toEqual(['2026-11-03', '2026-11-02']);
      const second = await read(staff, `${ofCompany}&limit=2&cursor=${first.next}`);
      expect([dated(second), second.next]).toEqual([['2026-11-01'], null]);
    });

    it('download what they found, safe for a spreadsheet', async () => {
      const company = await owner();
      const reason = '=1+1, "quoted"';
      await record(database.db, {
        action: 'company.decided',
        companyId: company.id,
        by: company.userId,
        reason,
      });
      const url = `/api/admin/audit.csv?company=${company.id}`;
      const { headers, body } = await app.inject({ url, headers: { cookie: staff } });
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(headers['content-disposition']).toMatch(/^attachment; filename="audit-/);
      const [columns, line, ...others] = body.split('\r\n');
      expect(columns).toBe(
        '\uFEFF"at","action","company_id","company","by_kind","by","subject","changes","reason","session"',
      );
      expect(line).toMatch(/,"company\.decided",.*,"member","Ada Kaya",,,"'=1\+1, ""quoted""",$/);
      expect(others).toEqual(['']);
    });
  });
});
