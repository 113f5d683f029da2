import { crc32 } from 'node:zlib';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CompanyKind, VerificationState } from 'shared-kit/contract/companies';
import {
  type ChecklistPoint,
  checklistAnswer,
  type DocumentFacts,
  type DocumentFactsInput,
  requirementsOf,
} from 'shared-kit/contract/documents';
import { type Database, newId } from '../../platform/db/index.ts';
import { createUser } from '../accounts/index.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { company } from '../companies/index.ts';
import { type CompanyDocument, companyDocument, documentTrace } from './schema.ts';

type Answered = Readonly<{
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows its answer
  body: any;
  headers: Readonly<Record<string, unknown>>;
  raw: Buffer;
}>;

const noFacts: DocumentFacts = {
  number: null,
  issuedOn: null,
  validUntil: null,
  issuer: null,
  verificationCode: null,
};

/** What somebody types about a document of which they have `seen` this much. */
export const typedFacts = (
  facts: Partial<DocumentFacts>,
  seen: Partial<DocumentFacts> = {},
): DocumentFactsInput => ({ ...noFacts, ...facts, seen: { ...noFacts, ...seen } });

/** Of one pixel. A PDF would need a thread to be inspected. */
export const aPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The picture of one pixel, stating another size. */
export function enlarged(width: number, height: number): Buffer {
  const picture = Buffer.from(aPicture);
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  return picture;
}

/** Somebody who is signed in, and what they ask of a market. */
export function caller(app: FastifyInstance, cookie: string) {
  const call = async (method: 'GET' | 'POST', url: string, payload?: object | Buffer): Promise<Answered> => {
    const isFile = Buffer.isBuffer(payload);
    const answer = await app.inject({
      method,
      url,
      ...(payload && { payload }),
      headers: {
        cookie,
        'idempotency-key': newId(),
        ...(isFile && { 'content-type': 'application/octet-stream' }),
      },
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    const body = isJson ? answer.json() : null;
    return { status: answer.statusCode, body, headers: answer.headers, raw: answer.rawPayload };
  };
  const points = async (url = '/api/documents'): Promise<readonly ChecklistPoint[]> =>
    checklistAnswer.parse((await call('GET', url)).body).points;
  return {
    call,
    points,
    point: async (requirement: string, url?: string): Promise<ChecklistPoint> => {
      const found = (await points(url)).find((it) => it.requirement === requirement);
      if (!found) throw new Error(`${requirement} isn't on the checklist`);
      return found;
    },
    upload: (requirement: string, content: Buffer = aPicture, name = 'paper.png') =>
      call('POST', `/api/documents/${requirement}/files?name=${encodeURIComponent(name)}`, content),
  };
}
export type Caller = ReturnType<typeof caller>;

/** A company with its owner and a plain member. */
export async function documentCompany(
  db: Database,
  app: FastifyInstance,
  {
    kind = 'provider',
    verification = 'submitted',
  }: { kind?: CompanyKind; verification?: VerificationState } = {},
) {
  const owner = await testUser(db, { kind, name: 'Nuray Demirtaş' });
  const id = owner.companyId ?? '';
  await db.update(company).set({ verification, submittedAt: new Date() }).where(eq(company.id, id));
  const memberId = await createUser(db, {
    name: 'Ali Demir',
    email: `${newId()}@people.example`,
    passwordHash: 'none',
    company: { id, role: 'member' },
  });
  return {
    id,
    ownerId: owner.userId,
    owner: caller(app, await testSession(db, owner.userId)),
    member: caller(app, await testSession(db, memberId)),
    /** The staff's address of its checklist. */
    url: `/api/admin/companies/${id}/documents`,
  };
}

/** Waives all that keeps a company from being approved. */
export async function waiveDocuments(db: Database, companyId: string): Promise<void> {
  const [found] = await db.select().from(company).where(eq(company.id, companyId));
  if (!found) throw new Error('no such company');
  const createdAt = new Date();
  const waived = { companyId, state: 'waived', reason: 'A test', createdAt, decidedAt: createdAt } as const;
  const rows = requirementsOf(found.kind, found.country).map(({ code }) => ({
    ...waived,
    id: newId(),
    requirement: code,
  }));
  await db.insert(companyDocument).values(rows);
}

/** Makes these documents lapse, as if their day had come. */
export const lapseDocuments = async (db: Database, companyId: string, requirements: readonly string[]) => {
  const these = and(
    eq(companyDocument.companyId, companyId),
    inArray(companyDocument.requirement, [...requirements]),
  );
  await db.update(companyDocument).set({ state: 'expired', sha256: 'x' }).where(these);
};

/** The row of a company's document. */
export async function paperOf(
  db: Database,
  companyId: string,
  requirement: string,
): Promise<CompanyDocument> {
  const these = and(eq(companyDocument.companyId, companyId), eq(companyDocument.requirement, requirement));
  const [found] = await db.select().from(companyDocument).where(these);
  if (!found) throw new Error(`${requirement} is gone`);
  return found;
}

export const tracesOf = (db: Database, documentId: string) =>
  db.select().from(documentTrace).where(eq(documentTrace.documentId, documentId)).orderBy(documentTrace.id);

/** As if staff had rejected it. */
export const rejectPaper = (db: Database, id: string) =>
  db
    .update(companyDocument)
    .set({ state: 'rejected', reason: 'Unreadable' })
    .where(eq(companyDocument.id, id));

export async function documentStaff(db: Database, app: FastifyInstance): Promise<Caller> {
  const { userId } = await testUser(db, { isAdmin: true, name: 'Burak Tan' });
  return caller(app, await testSession(db, userId));
}
