import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { runDueJobs, startJobs } from '../jobs/index.ts';
import { createLog } from '../logging/log.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testEnv } from '../testing/test-env.ts';
import { testJobContext } from '../testing/test-job-context.ts';
import { createMailer } from './create-mailer.ts';
import type { Mailer } from './mailer.ts';
import { queueLeftMail } from './queue-left-mail.ts';
import { queueMail } from './queue-mail.ts';
import { renderMail } from './render-mail.ts';
import { mail } from './schema.ts';
import { sendMail } from './send-mail.ts';
import { mailServer } from './testing.ts';

describe('send mail', () => {
  const database = testDatabase();
  /** Far in the future, so that a retry, scheduled by the database's clock, waits until a test makes it due. */
  const noon = new Date('2126-03-02T12:00:00Z');
  const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

  let server: Awaited<ReturnType<typeof mailServer>>;
  const mailers: Mailer[] = [];
  const logged: object[] = [];
  let folder: string;
  beforeEach(async () => {
    server = await mailServer();
    folder = mkdtempSync(join(tmpdir(), 'mail-test-'));
    await database.db.delete(mail);
    await database.db.execute(sql`delete from graphile_worker._private_jobs`);
  });
  afterEach(async () => {
    for (const mailer of mailers.splice(0)) mailer.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    logged.length = 0;
  });

  const log = createLog('warn', {
    write: (line: string) => {
      const { mail: id, code, attempts } = JSON.parse(line) as Record<string, unknown>;
      logged.push({ mail: id, code, ...(attempts !== undefined && { attempts }) });
    },
  });
  type Outside = Readonly<{ hasMailbox?: boolean; smtpUrl?: string | null }>;
  function contextAt(at: Date, { smtpUrl = server.url, hasMailbox = false }: Outside = {}) {
    const mailFrom = 'Tezgah <market@market.example>';
    const mailer = createMailer({ smtpUrl, mailFrom, publicOrigin: 'https://market.example' }, folder);
    mailers.push(mailer);
    const env = { ...testEnv(), mailbox: hasMailbox };
    return testJobContext({ db: database.db, mailer, clock: () => at, log, env });
  }
  /** Runs what is due at a time, like a process that starts then. */
  async function deliver(at = noon, outside: Outside = {}): Promise<void> {
    await database.db.execute(
      sql`update graphile_worker._private_jobs set run_at = now() where run_at <= ${at.toISOString()}::timestamptz`,
    );
    await runDueJobs([sendMail], contextAt(at, outside));
  }
  const jobs = async () => (await database.db.execute(sql`select id from graphile_worker.jobs`)).rows;
  const content = renderMail(
    { subject: 'Yeni parolanız', before: ['Sayın Işıl Çağrı,'], after: [] },
    'tr',
    'Tezgah',
  );
  const queue = (to = 'deniz@mill.example', usefulUntil = later(3600)) =>
    queueMail(database.db, { to, content, usefulUntil }, noon);
  const rows = () => database.db.select().from(mail);

  describe('a mail', () => {
    it('arrives with both forms, its sender and its language, and nothing of it is kept', async () => {
      await queue();
      await deliver();
      const [source = ''] = server.received;
      expect(source).toContain('From: Tezgah <market@market.example>');
      expect(source).toContain('To: deniz@mill.example');
      expect(source).toMatch(/Message-ID: <[\da-f-]{36}@market\.example>/);
      expect(source).toContain('Auto-Submitted: auto-generated');
      expect(source).toContain('Content-Language: tr');
      expect(source).toContain('Content-Type: text/plain; charset=utf-8');
      expect(source).toContain('Content-Type: text/html; charset=utf-8');
      expect(source).toContain('=?UTF-8?Q?Yeni_parolan=C4=B1z_');
      expect(await rows()).toEqual([]);
      expect(await jobs()).toEqual([]);
    });

    it('stays readable where there is a mailbox', async () => {
      await queue();
      await deliver(later(2), { hasMailbox: true });
      expect(await rows()).toEqual([
        expect.objectContaining({ state: 'sent', sentAt: later(2), plainText: content.plainText }),
      ]);
    });

    it('is not sent when the transaction that wrote it fails', async () => {
      const failing = database.db.transaction(async (tx) => {
        await queueMail(tx, { to: 'deniz@mill.example', content, usefulUntil: later(60) }, noon);
        throw new Error('the rest failed');
      });
      await expect(failing).rejects.toThrow('the rest failed');
      await deliver();
      expect(server.received).toEqual([]);
    });
  });

  it('a refused recipient is not tried again, and holds nobody else up', async () => {
    server.refuse.set('gone@mill.example', 550);
    await queue('gone@mill.example');
    await queue();
    await deliver();
    expect(server.received).toHaveLength(1);
    expect(await rows()).toEqual([expect.objectContaining({ state: 'refused', plainText: '', html: '' })]);
    expect(logged).toEqual([{ mail: expect.any(String), code: 550 }]);
    expect(await jobs()).toEqual([]);
  });

  it('a full mailbox is tried again', async () => {
    server.refuse.set('deniz@mill.example', 452);
    await queue();
    await deliver();
    expect(await rows()).toEqual([expect.objectContaining({ state: 'waiting', attempts: 1 })]);
    server.refuse.clear();
    await deliver(later(5));
    expect(server.received).toHaveLength(1);
  });

  describe('while the mail server is down', () => {
    it('mail waits, longer each time, and arrives once when it is back', async () => {
      const { port } = server;
      await server.stop();
      await queue();
      for (const second of [0, 4, 5, 24]) await deliver(later(second));
      expect(JSON.stringify(logged)).not.toContain('deniz');
      expect(logged.map((line) => (line as { attempts?: number }).attempts)).toEqual([1, 2]);

      server = await mailServer(port);
      await deliver(later(24));
      expect(server.received).toEqual([]);
      await deliver(later(25));
      await deliver(later(9999));
      expect(server.received).toHaveLength(1);
    });

    it('mail that has lost its use is given up', async () => {
      await server.stop();
      await queue('deniz@mill.example', later(900));
      await deliver();
      await deliver(later(900));
      expect(await rows()).toEqual([expect.objectContaining({ state: 'late', plainText: '', html: '' })]);
    });
  });

  it('is sent once by several processes at work together', async () => {
    for (let count = 0; count < 12; count++) await queue(`person-${count}@mill.example`);
    await Promise.all([deliver(), deliver(), deliver()]);
    const recipients = server.received.map((source) => /^To: (.*)$/m.exec(source)?.[1]?.trim());
    expect(recipients.toSorted()).toEqual(
      Array.from({ length: 12 }, (_, count) => `person-${count}@mill.example`).toSorted(),
    );
  });

  it('goes out by itself while jobs run', async () => {
    const running = startJobs({ jobs: [sendMail], context: contextAt(noon), queue: database.db.$client });
    await queue();
    while (server.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await running.stop();
    expect(await rows()).toEqual([]);
  });

  describe('mail whose job is lost', () => {
    const look = () => queueLeftMail.run({}, contextAt(noon), new AbortController().signal);

    it('is queued again, once', async () => {
      await queue();
      await database.db.execute(sql`delete from graphile_worker._private_jobs`);
      await look();
      await look();
      expect(await jobs()).toHaveLength(1);
      await deliver();
      expect(server.received).toHaveLength(1);
    });

    it('is queued again when the job is dead', async () => {
      await queue();
      await database.db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts`);
      await deliver();
      expect(server.received).toEqual([]);
      await look();
      await deliver();
      expect(server.received).toHaveLength(1);
    });

    it('is left to a job that runs', async () => {
      await queue();
      await database.db.execute(
        sql`update graphile_worker._private_jobs set attempts = max_attempts, locked_at = now(), locked_by = 'pool'`,
      );
      await look();
      expect(await jobs()).toHaveLength(1);
    });
  });

  it('is written to the outbox where there is no mail server', async () => {
    await queue();
    await deliver(noon, { smtpUrl: null });
    const [file = '', ...others] = readdirSync(join(folder, 'outbox'));
    expect(others).toEqual([]);
    expect(file).toMatch(/^[\da-f-]{36}\.eml$/);
    const path = join(folder, 'outbox', file);
    expect(readFileSync(path, 'utf8')).toContain('To: deniz@mill.example');
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});
