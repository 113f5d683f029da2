import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../testing/test-database.ts';
import { createMailer } from './create-mailer.ts';
import { deliverNext, startDelivery } from './deliver-mail.ts';
import type { Mailer } from './mailer.ts';
import { queueMail } from './queue-mail.ts';
import { renderMail } from './render-mail.ts';
import { mail } from './schema.ts';
import { mailServer } from './testing.ts';

const database = testDatabase();
const noon = new Date('2026-03-02T12:00:00Z');
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

let server: Awaited<ReturnType<typeof mailServer>>;
const mailers: Mailer[] = [];
const logged: object[] = [];
let folder: string;
beforeEach(async () => {
  server = await mailServer();
  folder = mkdtempSync(join(tmpdir(), 'mail-test-'));
  await database.db.delete(mail);
});
afterEach(async () => {
  for (const mailer of mailers.splice(0)) mailer.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  logged.length = 0;
});

const log = {
  warn: (details: object) => void logged.push(details),
  error: (details: object) => void logged.push(details),
};
function delivery(at = noon, more: { keepSent?: boolean; smtpUrl?: string | null } = {}) {
  const { smtpUrl = server.url, keepSent = false } = more;
  const mailFrom = 'Tezgah <market@market.example>';
  const mailer = createMailer({ smtpUrl, mailFrom, publicOrigin: 'https://market.example' }, folder);
  mailers.push(mailer);
  return { db: database.db, mailer, clock: () => at, log, keepSent };
}
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
    expect(await deliverNext(delivery())).toBe(true);
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
    expect(await deliverNext(delivery())).toBe(false);
  });

  it('stays readable where there is a mailbox', async () => {
    await queue();
    await deliverNext(delivery(later(2), { keepSent: true }));
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
    expect(await deliverNext(delivery())).toBe(false);
  });
});

it('a refused recipient is not tried again, and holds nobody else up', async () => {
  server.refuse.set('gone@mill.example', 550);
  await queue('gone@mill.example');
  await queue();
  const parts = delivery();
  while (await deliverNext(parts));
  expect(server.received).toHaveLength(1);
  expect(await rows()).toEqual([expect.objectContaining({ state: 'refused', plainText: '', html: '' })]);
  expect(logged).toEqual([{ mail: expect.any(String), code: 550 }]);
  expect(await deliverNext(delivery(later(3000)))).toBe(false);
});

it('a full mailbox is tried again', async () => {
  server.refuse.set('deniz@mill.example', 452);
  await queue();
  await deliverNext(delivery());
  expect(await rows()).toEqual([expect.objectContaining({ state: 'waiting', attempts: 1 })]);
  server.refuse.clear();
  await deliverNext(delivery(later(5)));
  expect(server.received).toHaveLength(1);
});

describe('while the mail server is down', () => {
  it('mail waits, longer each time, and arrives once when it is back', async () => {
    const { port } = server;
    await server.stop();
    await queue();
    expect(await deliverNext(delivery())).toBe(true);
    expect(await deliverNext(delivery(later(4)))).toBe(false);
    expect(await deliverNext(delivery(later(5)))).toBe(true);
    expect(await deliverNext(delivery(later(24)))).toBe(false);
    expect(JSON.stringify(logged)).not.toContain('deniz');
    expect(logged).toHaveLength(2);

    server = await mailServer(port);
    expect(await deliverNext(delivery(later(25)))).toBe(true);
    expect(await deliverNext(delivery(later(9999)))).toBe(false);
    expect(server.received).toHaveLength(1);
  });

  it('mail that has lost its use is given up', async () => {
    await server.stop();
    await queue('deniz@mill.example', later(900));
    await deliverNext(delivery());
    await deliverNext(delivery(later(900)));
    expect(await rows()).toEqual([expect.objectContaining({ state: 'late', plainText: '', html: '' })]);
  });
});

it('is sent once by several processes at work together', async () => {
  for (let count = 0; count < 12; count++) await queue(`person-${count}@mill.example`);
  const work = async () => {
    const parts = delivery();
    while (await deliverNext(parts));
  };
  await Promise.all([work(), work(), work()]);
  const recipients = server.received.map((source) => /^To: (.*)$/m.exec(source)?.[1]?.trim());
  expect(recipients.toSorted()).toEqual(
    Array.from({ length: 12 }, (_, count) => `person-${count}@mill.example`).toSorted(),
  );
});

it('goes out by itself while delivery runs', async () => {
  const running = startDelivery(delivery(), 0.01);
  await queue();
  while (server.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await running.stop();
  expect(await rows()).toEqual([]);
});

it('is written to the outbox where there is no mail server', async () => {
  await queue();
  await deliverNext(delivery(noon, { smtpUrl: null }));
  const [file = '', ...others] = readdirSync(join(folder, 'outbox'));
  expect(others).toEqual([]);
  expect(file).toMatch(/^[\da-f-]{36}\.eml$/);
  const path = join(folder, 'outbox', file);
  expect(readFileSync(path, 'utf8')).toContain('To: deniz@mill.example');
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
