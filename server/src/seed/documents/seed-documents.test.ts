import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { checklistAnswer, openPoints } from 'shared-kit/contract/documents';
import { sanctionsAnswer } from 'shared-kit/contract/sanctions';
import { agreementForStaffAnswer } from 'shared-kit/contract/signing';
import { companyFile } from 'shared-kit/contract/verification';
import { testSession, testUser } from '../../modules/accounts/testing.ts';
import { company } from '../../modules/companies/index.ts';
import { listDeviations } from '../../modules/financing/index.ts';
import { sealContracts } from '../../modules/financing/module.ts';
import { screenCompanies } from '../../modules/sanctions/module.ts';
import { sealSignings } from '../../modules/signing/module.ts';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { runDueJobs } from '../../platform/jobs/index.ts';
import { inspectPdf } from '../../platform/pdf-inspection/index.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testJobContext } from '../../platform/testing/test-job-context.ts';
import { type CompanyKey, demoCompanies } from '../demo/companies.ts';
import { demoDatabase } from '../testing.ts';
import { seedDocuments } from './seed-documents.ts';

describe('seed documents', () => {
  const database = demoDatabase();
  const files = memoryFiles();
  let app: FastifyInstance;
  let cookie: string;
  beforeAll(async () => {
    const context = testJobContext({ ...database, files });
    await runDueJobs([seedDocuments], context);
    await runDueJobs([sealSignings], context);
    app = await testApp({ ...database, files });
    const { userId } = await testUser(database.db, { isAdmin: true });
    cookie = await testSession(database.db, userId);
  });
  afterAll(() => app.close());

  async function idOf({ legalName }: { legalName: string }) {
    const [row] = await database.db.select().from(company).where(eq(company.legalName, legalName));
    return row?.id;
  }
  const get = async (url: string) => (await app.inject({ url, headers: { cookie } })).json();
  const ask = async (of: { legalName: string }, what: 'documents' | 'agreement' | 'sanctions') =>
    get(`/api/admin/companies/${await idOf(of)}/${what}`);
  const pointsOf = async (of: { legalName: string }) =>
    checklistAnswer.parse(await ask(of, 'documents')).points;

  it('has financing whose figures all agree, with what was paid out', async () => {
    expect(await listDeviations(database.db)).toEqual([]);
  });

  it('has every approved company complete', async () => {
    for (const demo of Object.values(demoCompanies).filter((it) => it.verification === 'approved'))
      expect(openPoints(await pointsOf(demo))).toEqual([]);
  });

  it.each<[CompanyKey, string, string, readonly string[]]>([
    ['yesildere', 'trade-register', 'in_review', []],
    ['gokirmak', 'signatory-list', 'requested', []],
    ['zarafruz', 'trade-register', 'in_review', ['too-old']],
    ['terazi', 'insurance', 'in_review', ['lapsed']],
    ['camlibel', 'signatory-list', 'rejected', []],
    ['fjordline', 'trade-register', 'requested', []],
  ])('%s shows a %s that is %s', async (key, code, state, faults) => {
    const point = (await pointsOf(demoCompanies[key])).find(({ requirement }) => requirement === code);
    expect([point?.state, point?.document?.faults ?? []]).toEqual([state, faults]);
  });

  it.each(['kordonyolu', 'altinmekik', 'karaova'] as const)(
    '%s has signed, and so has the market',
    async (key) => {
      const { agreement } = agreementForStaffAnswer.parse(await ask(demoCompanies[key], 'agreement'));
      expect(agreement?.inForce).toMatchObject({
        isTest: true,
        signatures: [{ byMarket: false }, { byMarket: true }],
      });
    },
  );

  it('has a company whose signatories sign only together', async () => {
    const { signers } = agreementForStaffAnswer.parse(await ask(demoCompanies.halden, 'agreement'));
    expect(signers.signatories.map(({ name, signs }) => [name, signs])).toEqual([
      ['Ingrid Berge', 'jointly'],
      ['Lars Moen', 'jointly'],
    ]);
  });

  it('has one company with a name like one on its invented list, and nobody else’s is', async () => {
    await screenCompanies.run({}, testJobContext({ ...database, files }), new AbortController().signal);
    const { hits } = sanctionsAnswer.parse(await ask(demoCompanies.karabatak, 'sanctions'));
    expect(hits.map(({ state }) => state)).toEqual(['open']);
    const held = await database.db.select().from(company).where(isNotNull(company.heldSince));
    expect(held.map(({ legalName }) => legalName)).toEqual([demoCompanies.karabatak.legalName]);
  });

  it('has a bank whose approval waits for a second of the staff, with nothing else open', async () => {
    const id = await idOf(demoCompanies.erguvan);
    const file = companyFile.parse(await get(`/api/admin/verification/${id}`));
    expect(file.proposal).toMatchObject({ decision: 'approve', by: 'Ece Yıldırım' });
    expect(openPoints(file.documents)).toEqual([]);
  });

  it('has a company that appeals in words of its own', async () => {
    const id = await idOf(demoCompanies.incirli);
    const { log, verification } = companyFile.parse(await get(`/api/admin/verification/${id}`));
    expect(verification).toBe('submitted');
    expect(log.slice(-2).map(({ from, to }) => [from, to])).toEqual([
      ['in_review', 'rejected'],
      ['rejected', 'submitted'],
    ]);
    expect(log.at(-1)?.reason).toMatch(/taşındık/);
  });

  it('has a financing contract that bank and buyer signed here, and the market sealed', async () => {
    await sealContracts.run({}, testJobContext({ ...database, files }), new AbortController().signal);
    const { rows } = await database.db.execute('select paper_id from sealed_paper');
    expect(rows).toHaveLength(1);
    const signatures = await database.db.execute<{ name: string }>(
      'select name from paper_signature order by name',
    );
    expect(signatures.rows.map(({ name }) => name)).toEqual(['Deniz Aksoy', 'Reto Amsler']);
  });

  it('has PDFs that anybody could upload', async () => {
    const file = (await pointsOf(demoCompanies.yesildere))[0]?.document;
    const headers = { cookie };
    const { rawPayload } = await app.inject({ url: `/api/admin/documents/${file?.id}/file`, headers });
    expect(await inspectPdf(rawPayload)).toBe('fine');
    expect(rawPayload.length).toBe(file?.file?.bytes);
  });
});
