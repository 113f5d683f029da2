import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { VerificationState } from 'shared-kit/contract/companies';
import { newId } from '../../platform/db/index.ts';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testEnv } from '../../platform/testing/test-env.ts';
import { testJobContext } from '../../platform/testing/test-job-context.ts';
import { auditEntry } from '../audit/index.ts';
import { company, verificationDecision } from '../companies/index.ts';
import { documentCompany, documentStaff, paperOf, tracesOf, typedFacts } from '../documents/testing.ts';
import { insertOwners, listOwners } from '../owners/index.ts';
import { anOwner } from '../owners/testing.ts';
import { erasePapers } from './module.ts';

describe('erase papers', () => {
  const database = testDatabase();
  const files = memoryFiles();
  let app: FastifyInstance;
  let shop: Awaited<ReturnType<typeof documentCompany>>;
  beforeEach(async () => {
    app ??= await testApp({ ...database, files });
    shop = await documentCompany(database.db, app);
    await shop.owner.upload('tax-certificate');
    const { document } = await shop.owner.point('tax-certificate');
    const facts = typedFacts({ number: 'V-77', issuer: 'Vergi Dairesi' });
    await shop.owner.call('POST', `/api/documents/files/${document?.id}/facts`, facts);
  });

  afterAll(() => app.close());

  const years = (count: number): Date => {
    const at = new Date();
    at.setUTCFullYear(at.getUTCFullYear() + count);
    return new Date(at.getTime() + 3_600_000);
  };
  const decide = (to: VerificationState, at: Date, snapshot: Record<string, unknown> | null = null) =>
    database.db
      .insert(verificationDecision)
      .values({ id: newId(), companyId: shop.id, from: 'submitted', to, actor: 'Ops', at, snapshot });
  async function close(at = new Date()): Promise<void> {
    await decide('closed', at);
    await database.db.update(company).set({ verification: 'closed' }).where(eq(company.id, shop.id));
  }
  const run = (now: Date, settings: Record<string, string> = {}) =>
    erasePapers.run(
      {},
      testJobContext({ ...database, files, clock: () => now, env: testEnv(settings) }),
      new AbortController().signal,
    );
  const paper = () => paperOf(database.db, shop.id, 'tax-certificate');
  const isErased = async () => (await paper()).erasedAt !== null;

  describe('a paper of a closed company', () => {
    it('is erased after ten years; its fingerprint stays, and what was erased is written down', async () => {
      const { sha256, id } = await paper();
      await close();
      await run(years(9));
      expect(await isErased()).toBe(false);
      await run(years(10));
      expect(await paper()).toMatchObject({
        sha256,
        fileKey: null,
        name: null,
        number: null,
        issuer: null,
        issuedOn: null,
      });
      const trace = await tracesOf(database.db, id);
      expect(trace.map(({ action, changes }) => [action, changes.length])).toEqual([
        ['uploaded', 0],
        ['described', 0],
        ['erased', 0],
      ]);
      const logged = await database.db.select().from(auditEntry).where(eq(auditEntry.companyId, shop.id));
      expect(logged.map(({ action }) => action)).toContain('document.erased');
      await run(years(11));
      expect(logged.filter(({ action }) => action === 'document.erased')).toHaveLength(1);
      const staff = await documentStaff(database.db, app);
      expect(await staff.point('tax-certificate', shop.url)).toMatchObject({ document: { file: null } });
    });

    it('is kept as long as the operator says for its country', async () => {
      const [of] = await database.db.select().from(company).where(eq(company.id, shop.id));
      await close();
      const KEEP_DOCUMENTS_YEARS = `${of?.country}=12`;
      await run(years(11), { KEEP_DOCUMENTS_YEARS });
      expect(await isErased()).toBe(false);
      await run(years(12), { KEEP_DOCUMENTS_YEARS });
      expect(await isErased()).toBe(true);
    });

    it('lives as long as the latest decision that rests on it', async () => {
      const { sha256 } = await paper();
      await close();
      await decide('approved', years(2), { documents: [{ requirement: 'tax-certificate', sha256 }] });
      await run(years(11));
      expect(await isErased()).toBe(false);
      await run(years(12));
      expect(await isErased()).toBe(true);
    });

    it('is kept while a contract of the company runs, and then from its end', async () => {
      await close();
      const insert = (stage: string, at: Date) =>
        database.db.execute(sql`
        insert into rfq (id, number, buyer_company_id, seller_company_id, state, currency, delivery_country, stage, updated_at)
        select ${newId()}, ${newId()}, ${shop.id}, other.id, 'draft', 'EUR', 'TR', ${stage}, ${at}
        from company other where other.id <> ${shop.id} limit 1`);
      await documentCompany(database.db, app);
      await insert('ordered', years(3));
      await run(years(12));
      expect(await isErased()).toBe(false);
      await run(years(13));
      expect(await isErased()).toBe(true);
    });
  });

  it('erases who the owners of a closed company were after ten years, and logs it', async () => {
    const declaration = { companyId: shop.id, declaredBy: newId(), at: new Date() };
    await database.db.transaction((tx) => insertOwners(tx, [anOwner()], declaration));
    await close();
    const isKnown = async () =>
      (await listOwners(database.db, shop.id)).every(({ person }) => person !== null);
    await run(years(9));
    expect(await isKnown()).toBe(true);
    await run(years(10));
    expect(await isKnown()).toBe(false);
    const logged = await database.db.select().from(auditEntry).where(eq(auditEntry.companyId, shop.id));
    expect(logged.map(({ action }) => action)).toContain('owner.erased');
  });

  it('erases nothing of a company that trades, however old', async () => {
    await decide('closed', new Date());
    await run(years(30));
    expect(await isErased()).toBe(false);
  });

  it('lets nobody change what stands in a trace otherwise', async () => {
    const change = database.db.execute(sql`update document_trace set user_name = 'Nobody'`);
    await expect(change).rejects.toThrow();
  });
});
