import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { memoryFiles } from '../../../platform/files/memory-files.ts';
import { runDueJobs } from '../../../platform/jobs/index.ts';
import { fakeClamd } from '../../../platform/testing/fake-clamd.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testEnv } from '../../../platform/testing/test-env.ts';
import { testJobContext } from '../../../platform/testing/test-job-context.ts';
import { scanDocuments } from '../module.ts';
import { companyDocument } from '../schema.ts';
import { aPicture, type Caller, documentCompany, documentStaff } from '../testing.ts';

describe('scan documents', () => {
  const database = testDatabase();
  const files = memoryFiles();
  let clamd: Awaited<ReturnType<typeof fakeClamd>>;
  let app: FastifyInstance;
  let staff: Caller;
  let shop: Awaited<ReturnType<typeof documentCompany>>;
  beforeAll(async () => {
    clamd = await fakeClamd();
    app = await testApp({ ...database, files }, { CLAMD_URL: clamd.url });
    staff = await documentStaff(database.db, app);
  });
  afterAll(async () => {
    await app.close();
    await clamd.close();
  });
  beforeEach(async () => {
    shop = await documentCompany(database.db, app);
  });
  afterEach(() => {
    clamd.state.answer = null;
  });

  const contextWith = (CLAMD_URL?: string) =>
    testJobContext({ ...database, files, env: testEnv(CLAMD_URL ? { CLAMD_URL } : {}) });
  /** The minute's sweep, or that which an upload adds. */
  const sweep = (url: string | undefined = clamd.url) =>
    scanDocuments.run({}, contextWith(url), new AbortController().signal);
  const open = async (id: string) => (await staff.call('GET', `/api/admin/documents/${id}/file`)).body?.code;
  const insurance = async () => {
    const { state, document } = await shop.owner.point('insurance');
    return { id: document?.id ?? '', state, file: document?.file, reason: document?.reason };
  };
  const actions = async () =>
    (await shop.owner.call('GET', '/api/documents/trace')).body.entries.map(
      (it: { action: string }) => it.action,
    );

  it('lets nobody open, accept or waive a document before it was scanned', async () => {
    await shop.owner.upload('insurance');
    const { id, state, file } = await insurance();
    expect([state, file?.isReadable]).toEqual(['uploaded', false]);
    expect(await open(id)).toBe('document.not-scanned');
    expect((await shop.owner.call('GET', `/api/documents/files/${id}`)).body.code).toBe(
      'document.not-scanned',
    );
    const decision = await staff.call('POST', `/api/admin/documents/${id}/decision`, {
      decision: 'reject',
      reason: 'x',
    });
    expect(decision.body.code).toBe('document.moved');
    // The upload added the job.
    await runDueJobs([scanDocuments], contextWith(clamd.url));
    expect(clamd.state.received.equals(aPicture)).toBe(true);
    expect(await insurance()).toMatchObject({
      state: 'in_review',
      file: { isScanned: true, isReadable: true },
    });
    expect(await open(id)).toBeUndefined();
    expect((await shop.owner.call('GET', '/api/documents')).body.scans).toBe(true);
  });

  it('says that the scanner is away, and tries again', async () => {
    await shop.owner.upload('insurance');
    clamd.state.answer = 'INSTREAM size limit exceeded. ERROR\0';
    for (let time = 0; time < 2; time += 1) await sweep();
    const { id, state } = await insurance();
    expect([state, await open(id), await actions()]).toEqual([
      'scanner_away',
      'document.not-scanned',
      ['scanner-missed', 'uploaded'],
    ]);
    clamd.state.answer = null;
    await sweep();
    expect((await insurance()).state).toBe('in_review');
  });

  it('goes on with a scan whose process died', async () => {
    await shop.owner.upload('insurance');
    const ofIt = eq(companyDocument.companyId, shop.id);
    await database.db.update(companyDocument).set({ state: 'scanning' }).where(ofIt);
    await sweep();
    expect((await insurance()).state).toBe('in_review');
  });

  it('deletes an infected file at once and tells the company', async () => {
    await shop.owner.upload('insurance', Buffer.concat([aPicture, Buffer.from('EICAR')]));
    const [row] = await database.db
      .select()
      .from(companyDocument)
      .where(eq(companyDocument.companyId, shop.id));
    await sweep();
    const { id, state, file, reason } = await insurance();
    expect([state, file?.isReadable, reason]).toEqual(['infected', false, 'Test.Signature']);
    expect(await files.read(row?.fileKey ?? '')).toBeNull();
    expect(await open(id)).toBe('document.not-found');
    const told = sql`select event from inbox_notice where user_id = ${shop.ownerId}`;
    expect((await database.db.execute(told)).rows).toEqual([{ event: 'document-infected' }]);
    await shop.owner.upload('insurance');
    await sweep();
    expect((await insurance()).state).toBe('in_review');
  });

  it('lets documents wait for staff where the market has a scanner no more', async () => {
    await shop.owner.upload('insurance');
    await scanDocuments.run({}, contextWith(), new AbortController().signal);
    expect(await insurance()).toMatchObject({ state: 'in_review', file: { isScanned: false } });
  });
});
