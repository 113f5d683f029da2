import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CompanyKind, VerificationState } from 'shared-kit/contract/companies';
import { bindingDecisions, companyFile, type SuspensionReason } from 'shared-kit/contract/verification';
import { type Database, newId } from '../../../platform/db/index.ts';
import { mail } from '../../../platform/mail/index.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { userAccount } from '../../accounts/index.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { company, companySuspension } from '../../companies/index.ts';
import { nextTaxNumber } from '../../companies/testing.ts';
import { waiveDocuments } from '../../documents/testing.ts';

type Wish = Readonly<{
  decision: string;
  version: string;
  reason?: string | null;
  suspension?: SuspensionReason;
}>;

async function suspendForConduct(db: Database, companyId: string): Promise<void> {
  const suspension = { reason: 'conduct', words: 'Sold what it had not', actor: 'operator' } as const;
  await db.insert(companySuspension).values({ companyId, ...suspension, since: new Date() });
}

/** A company in this state with its owner, whose documents are waived; one that is suspended is so for its conduct. */
async function makeApplicant(
  db: Database,
  verification: VerificationState = 'submitted',
  kind: CompanyKind = 'retailer',
) {
  const owner = await testUser(db, { kind });
  const id = owner.companyId ?? '';
  const stated = { taxNumber: nextTaxNumber(), taxOffice: 'Çekirge', submittedAt: new Date() };
  await db
    .update(company)
    .set({ verification, ...stated })
    .where(eq(company.id, id));
  await db.update(userAccount).set({ emailVerified: true }).where(eq(userAccount.id, owner.userId));
  if (verification === 'suspended') await suspendForConduct(db, id);
  await waiveDocuments(db, id);
  return { ...owner, id, cookie: await testSession(db, owner.userId) };
}

/** A decision that binds has an address of its own, and says what was seen there. */
const asked = (decision: string, version: string) =>
  bindingDecisions.some((it) => it === decision)
    ? { path: '/decision', seen: { seen: { version, sum: null } } }
    : { path: '', seen: { version } };

/** A market for the tests of one file, with Burak Tan of its staff. */
export function staffDesk() {
  const database = testDatabase();
  let app: FastifyInstance;
  let staff: string;
  let colleague: string;
  beforeAll(async () => {
    app = await testApp(database);
    const { userId } = await testUser(database.db, { isAdmin: true, name: 'Burak Tan' });
    staff = await testSession(database.db, userId);
    const other = await testUser(database.db, { isAdmin: true, name: 'Derya Ak' });
    colleague = await testSession(database.db, other.userId);
  });
  afterAll(() => app.close());
  beforeEach(() => database.db.delete(mail));

  const applicant = (verification?: VerificationState, kind?: CompanyKind) =>
    makeApplicant(database.db, verification, kind);
  const url = (id: string) => `/api/admin/verification/${id}`;
  const file = async (id: string) =>
    companyFile.parse((await app.inject({ url: url(id), headers: { cookie: staff } })).json());
  /** Sends a decision of the staff. */
  const decide = (id: string, { version, ...payload }: Wish, key = newId()) => {
    const { path, seen } = asked(payload.decision, version);
    const headers = { cookie: staff, 'idempotency-key': key };
    return app.inject({ method: 'POST', url: url(id) + path, headers, payload: { ...payload, ...seen } });
  };
  /** Another of the staff confirms what was proposed. */
  const confirm = async (id: string, { by = () => colleague, version = '' } = {}) =>
    app.inject({
      method: 'POST',
      url: `${url(id)}/proposal/confirmation`,
      headers: { cookie: by(), 'idempotency-key': newId() },
      payload: { seen: { version: version || (await file(id)).version, sum: null } },
    });
  const staffSession = () => staff;
  const stateOf = async (id: string) => (await file(id)).verification;
  /** What a person of a company asks. */
  const get = async (cookie: string, path: string) =>
    (await app.inject({ url: path, headers: { cookie } })).json();
  const send = (cookie: string, path: string, payload: object = {}) =>
    app.inject({ method: 'POST', url: path, headers: { cookie }, payload });
  const asStaff = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, by = staff) =>
    app.inject({
      method,
      url: path,
      headers: { cookie: by, 'idempotency-key': newId() },
      ...(payload && { payload }),
    });
  return { database, applicant, file, decide, confirm, staffSession, asStaff, stateOf, get, send };
}
