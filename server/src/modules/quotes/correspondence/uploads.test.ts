import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { memoryFiles } from '../../../platform/files/memory-files.ts';
import { AppError } from '../../../platform/http/index.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { deleteForgottenFiles, forgetUnusedUploads } from './attachments.ts';

describe('uploads', () => {
  const database = testDatabase();
  const kept = memoryFiles();
  let isFull = false;
  const files = {
    ...kept,
    assertRoom: async () => {
      if (isFull) throw new AppError('storage.full');
    },
  };
  let app: FastifyInstance;
  let plain = '';
  beforeAll(async () => {
    app = await testApp({ db: database.db, files });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    isFull = false;
    plain = await testSession(database.db, (await testUser(database.db)).userId);
  });

  const upload = (content: Buffer, cookie = plain) =>
    app.inject({
      method: 'POST',
      url: '/api/quote-attachments?name=plan.txt',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      payload: content,
    });
  const keysOf = async () =>
    (await database.db.execute<{ key: string }>(sql`select key from uploaded_file order by key`)).rows;

  it('is refused in time when the disk is nearly full, and what is there is read on', async () => {
    isFull = true;
    const answer = await upload(Buffer.from('words'));
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'storage.full']);
    expect(await keysOf()).toEqual([]);
    expect((await app.inject({ url: '/api/quotes', headers: { cookie: plain } })).statusCode).toBe(200);
  });

  it('of an account without a company ends at a small quota, and the answer says how much is used', async () => {
    expect((await upload(Buffer.alloc(15_000_000, 'a'))).statusCode).toBe(200);
    const answer = await upload(Buffer.alloc(6_000_000, 'b'));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'upload.quota-full', room: { usedBytes: 15_000_000, mostBytes: 20_000_000 } },
    ]);
  });

  it('is deleted with its bytes if nobody attached it, while attached files stay', async () => {
    const { db } = database;
    const first = (await upload(Buffer.from('forgotten'))).json();
    const second = (await upload(Buffer.from('fresh'))).json();
    await db.execute(sql`update uploaded_file set wanted_at = now() - interval '2 hours'`);
    const stopped = new AbortController().signal;
    await forgetUnusedUploads(db);
    expect(await deleteForgottenFiles({ db, files }, stopped)).toBe(0);
    await db.execute(
      sql`update quote_attachment set created_at = now() - interval '25 hours' where id = ${first.id}`,
    );
    const { rows } = await db.execute<{ file_key: string }>(
      sql`select file_key from quote_attachment where id in (${first.id}, ${second.id}) order by created_at`,
    );
    await forgetUnusedUploads(db);
    expect(await deleteForgottenFiles({ db, files }, stopped)).toBeGreaterThan(0);
    const bytes = await Promise.all(rows.map(({ file_key }) => files.read(file_key)));
    expect(bytes.map(String)).toEqual(['null', 'fresh']);
  });
});
