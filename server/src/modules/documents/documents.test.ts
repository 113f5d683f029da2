import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { DocumentFacts } from 'shared-kit/contract/documents';
import sharp from 'sharp';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { AppError } from '../../platform/http/index.ts';
import { craftedPdf } from '../../platform/testing/crafted-pdf.ts';
import { lockedPdf } from '../../platform/testing/locked-pdf.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testJobContext } from '../../platform/testing/test-job-context.ts';
import { uploadedFile } from '../../platform/uploads/index.ts';
import { testSession } from '../accounts/testing.ts';
import { deleteDocumentFiles } from './module.ts';
import { companyDocument, documentTrace } from './schema.ts';
import {
  aPicture,
  type Caller,
  caller,
  documentCompany,
  documentStaff,
  enlarged,
  typedFacts,
} from './testing.ts';

describe('documents', () => {
  const database = testDatabase();
  const files = memoryFiles();
  let app: FastifyInstance;
  let staff: Caller;
  let shop: Awaited<ReturnType<typeof documentCompany>>;
  beforeAll(async () => {
    app = await testApp({ ...database, files });
    staff = await documentStaff(database.db, app);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    shop = await documentCompany(database.db, app);
  });

  const codeOf = ({ status, body }: Awaited<ReturnType<Caller['call']>>) => body?.code ?? status;
  /** Uploads with these facts; returns the document's id. */
  async function shown(requirement: string, facts: Partial<DocumentFacts> = {}): Promise<string> {
    await shop.owner.upload(requirement);
    const id = (await shop.owner.point(requirement)).document?.id ?? '';
    await shop.owner.call('POST', `/api/documents/files/${id}/facts`, typedFacts(facts));
    return id;
  }
  const decide = (id: string, decision: string, reason: string | null = null) =>
    staff.call('POST', `/api/admin/documents/${id}/decision`, { decision, reason });

  describe('an upload', () => {
    it('is kept byte for byte under a key that says nothing, and lies before staff', async () => {
      const content = craftedPdf();
      expect(codeOf(await shop.owner.upload('insurance', content, 'Poliçe 2027.PDF'))).toBe(200);
      const { state, document } = await shop.owner.point('insurance');
      expect([state, document]).toMatchObject([
        'in_review',
        {
          file: {
            name: 'Poliçe 2027.pdf',
            mediaType: 'application/pdf',
            bytes: content.length,
            sha256: createHash('sha256').update(content).digest('hex'),
            isReadable: true,
            isScanned: false,
          },
          faults: ['valid-until-missing'],
        },
      ]);
      const id = document?.id ?? '';
      const [row] = await database.db.select().from(companyDocument).where(eq(companyDocument.id, id));
      expect(row?.fileKey).toMatch(/^documents\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/);
      const opened = await staff.call('GET', `/api/admin/documents/${id}/file`);
      expect(opened.raw).toEqual(content);
      expect(opened.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment; /),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      });
    });

    it.each([
      ['../../etc/passwd', 'passwd.png'],
      ['C:\\scans\\licence.png', 'licence.png'],
      ['invoice\u202Egnp.exe', 'invoice gnp.exe.png'],
      ['.png', 'file.png'],
    ])('named %j is named %s', async (given, name) => {
      await shop.owner.upload('trade-licence', aPicture, given);
      expect((await shop.owner.point('trade-licence')).document?.file?.name).toBe(name);
    });

    it('may be a photo', async () => {
      const picture = sharp({ create: { width: 20, height: 30, channels: 3, background: '#fff' } });
      for (const [content, name, mediaType] of [
        [await picture.jpeg().toBuffer(), 'a.jpeg', 'image/jpeg'],
        [await picture.png().toBuffer(), 'a.png', 'image/png'],
        [await picture.webp().toBuffer(), 'a.webp', 'image/webp'],
      ] as const) {
        expect(codeOf(await shop.owner.upload('trade-licence', content, name))).toBe(200);
        const { document } = await shop.owner.point('trade-licence');
        expect(document?.file).toMatchObject({ name, mediaType });
      }
    });

    const script = '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>';
    it.each<[string, string, () => Buffer | Promise<Buffer>]>([
      ['empty', 'upload.empty', () => Buffer.alloc(0)],
      ['of another kind', 'upload.type', () => Buffer.from('MZ a program')],
      ['a page', 'upload.type', () => Buffer.from('<!doctype html><script>')],
      ['a damaged PDF', 'upload.broken', () => Buffer.from('%PDF-1.7\n')],
      ['a damaged picture', 'upload.broken', () => Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
      ['a PDF with a script', 'upload.active-content', () => craftedPdf({ catalog: script })],
      [
        'a PDF with a program',
        'upload.attached-program',
        () => craftedPdf({ catalog: '/X<</F(run.exe)/EF<<>>>>' }),
      ],
      ['a picture that unpacks to gigabytes', 'upload.pixels', () => enlarged(20_000, 20_000)],
      ['a PDF that opens only with a password', 'upload.password', () => lockedPdf({ userPassword: 'user' })],
      ['larger than 20 MB', 'request.body-too-large', () => Buffer.alloc(20_000_001, '%PDF-')],
      ['of 100 MB', 'request.body-too-large', () => Buffer.alloc(100_000_000, '%PDF-')],
    ])(
      'that is %s is refused as %s',
      async (_what, code, make) => {
        expect(codeOf(await shop.owner.upload('insurance', await make()))).toBe(code);
        expect((await shop.owner.point('insurance')).state).toBe('requested');
      },
      30_000,
    );

    it('leaves nothing behind when the store goes away in the middle of it', async () => {
      const fails = () => Promise.reject(new AppError('files.unreachable'));
      const away = await testApp({ ...database, files: { ...files, writeFrom: fails } });
      const owner = caller(away, await testSession(database.db, shop.ownerId));
      expect(codeOf(await owner.upload('insurance'))).toBe('files.unreachable');
      expect((await shop.owner.point('insurance')).state).toBe('requested');
      const kept = eq(uploadedFile.companyId, shop.id);
      expect(await database.db.select().from(uploadedFile).where(kept)).toEqual([]);
      expect(codeOf(await shop.owner.upload('insurance'))).toBe(200);
      await away.close();
    });

    it('is taken for points of the company’s checklist alone', async () => {
      for (const requirement of ['bank-licence', randomUUID(), 'nothing'])
        expect(codeOf(await shop.owner.upload(requirement))).toBe('document.requirement-unknown');
    });

    it('replaces one that is not accepted; its bytes stay with the decision on it', async () => {
      const first = await shown('trade-licence');
      await decide(first, 'reject', 'Page 2 is cut off');
      await shop.owner.upload('trade-licence');
      const { state, document } = await shop.owner.point('trade-licence');
      expect([state, document?.reason, document?.id === first]).toEqual(['in_review', null, false]);
      expect(codeOf(await decide(first, 'accept'))).toBe('document.moved');
      expect((await staff.call('GET', `/api/admin/documents/${first}/file`)).status).toBe(200);
    });

    it('that races others leaves one newest document', async () => {
      await Promise.all([1, 2, 3].map(() => shop.owner.upload('trade-licence')));
      expect((await shop.owner.point('trade-licence')).state).toBe('in_review');
    });
  });

  describe('the company', () => {
    it('describes a document until staff decide', async () => {
      const id = await shown('trade-licence', { number: 'A 7' });
      expect((await staff.point('trade-licence', shop.url)).document?.number).toBe('A 7');
      await decide(id, 'accept');
      const facts = typedFacts({ number: 'A 8' }, { number: 'A 7' });
      expect(codeOf(await shop.owner.call('POST', `/api/documents/files/${id}/facts`, facts))).toBe(
        'document.moved',
      );
    });

    it('doesn’t overwrite what staff corrected before it read that', async () => {
      const id = await shown('trade-licence', { number: 'A 7' });
      const corrected = { number: 'A 17' };
      await staff.call('POST', `/api/admin/documents/${id}/facts`, typedFacts(corrected, { number: 'A 7' }));
      const save = (seen: Partial<DocumentFacts>) =>
        shop.owner.call('POST', `/api/documents/files/${id}/facts`, typedFacts({ issuer: 'İTO' }, seen));
      expect(codeOf(await save({ number: 'A 7' }))).toBe('document.facts-changed');
      expect((await shop.owner.point('trade-licence')).document).toMatchObject({
        ...corrected,
        issuer: null,
      });
      expect(codeOf(await save(corrected))).toBe(200);
    });

    it('sees who opened what', async () => {
      const id = await shown('trade-licence');
      await staff.call('GET', `/api/admin/documents/${id}/file`);
      await shop.member.call('GET', `/api/documents/files/${id}`);
      const { entries } = (await shop.owner.call('GET', '/api/documents/trace')).body;
      expect(entries.slice(0, 2)).toMatchObject([
        { action: 'opened', by: { name: 'Ali Demir', isStaff: false }, fileName: 'paper.png' },
        { action: 'opened', by: { name: 'Burak Tan', isStaff: true }, documentId: id },
      ]);
    });

    it('shows its members where a personal document stands, and nothing of it', async () => {
      const id = await shown('framework-agreement', { number: '2026/1' });
      const { state, document } = await shop.member.point('framework-agreement');
      expect([state, document?.file, document?.number]).toEqual(['in_review', null, null]);
      expect(codeOf(await shop.member.call('GET', `/api/documents/files/${id}`))).toBe('access.forbidden');
      expect((await shop.owner.call('GET', `/api/documents/files/${id}`)).status).toBe(200);
      expect(codeOf(await shop.member.upload('insurance'))).toBe('access.forbidden');
    });

    it('sees nothing of another’s', async () => {
      const id = await shown('insurance');
      const other = await documentCompany(database.db, app);
      expect(codeOf(await other.owner.call('GET', `/api/documents/files/${id}`))).toBe('document.not-found');
      expect(codeOf(await other.owner.call('POST', `/api/documents/files/${id}/facts`, typedFacts({})))).toBe(
        'document.not-found',
      );
    });

    it('that was rejected uploads nothing more', async () => {
      const turnedDown = await documentCompany(database.db, app, { verification: 'rejected' });
      expect(codeOf(await turnedDown.owner.upload('insurance'))).toBe('company.not-allowed');
      expect((await turnedDown.owner.call('GET', '/api/documents')).body.mayUpload).toBe(false);
    });
  });

  it('keeps its trace append-only', async () => {
    await shown('insurance');
    const of = eq(documentTrace.companyId, shop.id);
    await expect(database.db.delete(documentTrace).where(of)).rejects.toThrow();
  });

  it('deletes bytes that no document names, and no others', async () => {
    const id = await shown('trade-licence');
    const [row] = await database.db.select().from(companyDocument).where(eq(companyDocument.id, id));
    const key = row?.fileKey ?? '';
    await database.db.execute(sql`update uploaded_file set wanted_at = now() - interval '2 hours'`);
    const sweep = () =>
      deleteDocumentFiles.run({}, testJobContext({ ...database, files }), new AbortController().signal);
    await sweep();
    expect(await files.read(key)).not.toBeNull();
    await database.db.update(companyDocument).set({ fileKey: null }).where(eq(companyDocument.id, id));
    await sweep();
    expect(await files.read(key)).toBeNull();
  });
});
