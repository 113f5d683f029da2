import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import {
  type AgreementAnswer,
  agreementAnswer,
  type SignatoryInput,
  sealCheckAnswer,
} from 'shared-kit/contract/signing';
import type { Database } from '../../../platform/db/index.ts';
import { memoryFiles } from '../../../platform/files/memory-files.ts';
import type { JobContext } from '../../../platform/jobs/index.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testJobContext } from '../../../platform/testing/test-job-context.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { type Caller, caller, documentCompany } from '../../documents/testing.ts';
import { sealSignings } from '../module.ts';
import { acceptedExtract, mailedCode } from '../testing.ts';

export const readBy = async (caller: Caller, url = '/api/agreement'): Promise<AgreementAnswer> =>
  agreementAnswer.parse((await caller.call('GET', url)).body.agreement);

type Signer = Readonly<{ by: Caller; userId: string; name: string; at?: string }>;
type Answered = Awaited<ReturnType<Caller['call']>>;
export const codeOf = ({ status, body }: Answered) => body?.code ?? status;

type Wrong = Readonly<Record<string, string>>;

/** Reads the text, has a code mailed and signs, with what is given instead of the right words. */
async function signAs(db: Database, { by, userId, name, at = '/api/agreement' }: Signer, wrong: Wrong) {
  const { text, consentVersion } = await readBy(by, at);
  const { sha256, locale } = text;
  const asked = await by.call('POST', `${at}/code`, { sha256, locale });
  if (asked.status !== 200) return codeOf(asked);
  const code = await mailedCode(db, userId);
  return codeOf(
    await by.call('POST', `${at}/signature`, {
      name,
      sha256,
      consentVersion,
      code,
      seen: { version: sha256, sum: null },
      ...wrong,
    }),
  );
}

/** A market with one of its staff, and for each test a provider with an accepted extract. */
export function signingMarket() {
  const database = testDatabase();
  const files = memoryFiles();
  let app: FastifyInstance;
  let staff: Caller;
  let staffId = '';
  let shop: Awaited<ReturnType<typeof documentCompany>>;
  let documentId = '';
  beforeAll(async () => {
    app = await testApp({ ...database, files });
    ({ userId: staffId } = await testUser(database.db, { isAdmin: true, name: 'Burak Tan' }));
    staff = caller(app, await testSession(database.db, staffId));
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    shop = await documentCompany(database.db, app);
    documentId = await acceptedExtract(database.db, shop.id);
  });
  const ofStaff = (path: string) => `/api/admin/companies/${shop.id}/${path}`;
  return {
    database,
    files,
    ofStaff,
    get app() {
      return app;
    },
    get staff() {
      return staff;
    },
    get shop() {
      return shop;
    },
    get documentId() {
      return documentId;
    },
    confirm: (input: SignatoryInput) => staff.call('POST', ofStaff('signatories'), input),
    owner: (): Signer => ({ by: shop.owner, userId: shop.ownerId, name: 'nuray  DEMİRTAŞ' }),
    marketsStaff: (): Signer => ({ by: staff, userId: staffId, name: 'Burak Tan', at: ofStaff('agreement') }),
    sign: (signer: Signer, wrong: Wrong = {}) => signAs(database.db, signer, wrong),
    /** Runs the job that seals, with other means if given. */
    seal: (change: Partial<JobContext> = {}) =>
      sealSignings.run({}, testJobContext({ ...database, files, ...change }), new AbortController().signal),
    check: async (content: Buffer) =>
      sealCheckAnswer.parse((await shop.owner.call('POST', '/api/seals/check', content)).body),
  };
}
