import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { monthsAfter } from 'shared-kit/contract/documents';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testJobContext } from '../../platform/testing/test-job-context.ts';
import { company } from '../companies/index.ts';
import { lapseDocuments } from './module.ts';
import { type Caller, documentCompany, documentStaff, typedFacts, waiveDocuments } from './testing.ts';

describe('lapsing', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let staff: Caller;
  let shop: Awaited<ReturnType<typeof documentCompany>>;
  beforeAll(async () => {
    app = await testApp(database);
    staff = await documentStaff(database.db, app);
  });
  afterAll(() => app.close());

  const dayMs = 86_400_000;
  const today = new Date().toISOString().slice(0, 10);
  const validUntil = monthsAfter(today, 3);
  /** Runs the sweep some days before the insurance lapses; negative days are after it. */
  const sweep = (daysBefore: number) =>
    lapseDocuments.run(
      {},
      testJobContext({
        ...database,
        clock: () => new Date(Date.parse(validUntil) - daysBefore * dayMs + 1000),
      }),
      new AbortController().signal,
    );
  async function insure(until = validUntil): Promise<void> {
    await shop.owner.upload('insurance');
    const id = (await shop.owner.point('insurance')).document?.id ?? '';
    await staff.call('POST', `/api/admin/documents/${id}/facts`, typedFacts({ validUntil: until }));
    await staff.call('POST', `/api/admin/documents/${id}/decision`, { decision: 'accept' });
  }
  const told = async () => {
    const { rows } = await database.db.execute<{ event: string }>(
      sql`select event from inbox_notice where user_id = ${shop.ownerId} order by id`,
    );
    return rows.map(({ event }) => event);
  };
  const due = async () => {
    const [row] = await database.db.select().from(company).where(eq(company.id, shop.id));
    return row?.reVerificationDue?.toISOString().slice(0, 10) ?? null;
  };

  beforeEach(async () => {
    shop = await documentCompany(database.db, app, { verification: 'approved' });
    await waiveDocuments(database.db, shop.id);
    await insure();
  });

  it('reminds the owners 30, 7 and 1 days before, each once', async () => {
    for (const daysBefore of [31, 30, 30, 8, 7, 7, 2, 1, 0]) await sweep(daysBefore);
    expect(await told()).toEqual(['document-lapses', 'document-lapses', 'document-lapses']);
  });

  it('reminds nobody of a document whose successor waits for staff', async () => {
    await shop.owner.upload('insurance');
    await sweep(7);
    expect(await told()).toEqual([]);
  });

  it('lets a document count through its last day, then lapse, which makes the company due', async () => {
    await sweep(0);
    expect([(await shop.owner.point('insurance')).state, await due()]).toEqual(['accepted', null]);
    await sweep(-1);
    await sweep(-2);
    const dayAfter = new Date(Date.parse(validUntil) + dayMs).toISOString().slice(0, 10);
    expect([(await shop.owner.point('insurance')).state, await due()]).toEqual(['expired', dayAfter]);
    const { reVerificationDue, suspendsAt } = (await shop.owner.call('GET', '/api/documents')).body;
    expect(reVerificationDue).toContain(dayAfter);
    expect((await shop.owner.call('GET', '/api/company')).body).toMatchObject({ reVerificationDue });
    expect(Date.parse(suspendsAt) - Date.parse(reVerificationDue)).toBe(14 * dayMs);
    expect((await told()).at(-1)).toBe('document-lapsed');
    const { entries } = (await shop.owner.call('GET', '/api/documents/trace')).body;
    expect(entries).toContainEqual(expect.objectContaining({ action: 'expired', by: null }));
    await insure(monthsAfter(today, 20));
    expect(await due()).toBeNull();
  });

  it('makes a company due whose accepted document is taken back, and no other', async () => {
    const { document } = await shop.owner.point('insurance');
    const decision = { decision: 'reject', reason: 'Forged' };
    await staff.call('POST', `/api/admin/documents/${document?.id}/decision`, decision);
    expect(await due()).toBe(today);
    await staff.call('POST', `${shop.url}/insurance/waiver`, { reason: 'Insured elsewhere' });
    expect(await due()).toBeNull();
    const words = { words: 'A letter of the landlord', obligatory: true };
    await staff.call('POST', `/api/admin/companies/${shop.id}/document-requirements`, words);
    expect(await due()).toBeNull();
  });
});
