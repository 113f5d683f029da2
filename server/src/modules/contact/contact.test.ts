import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { newId } from '../../platform/db/index.ts';
import { mail } from '../../platform/mail/index.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { forgetAttempts } from '../accounts/testing.ts';
import { forgetMessages } from './repository.ts';
import { contactMessage } from './schema.ts';

describe('contact', () => {
  const database = testDatabase();
  const now = new Date('2026-06-01T12:00:00Z');
  const origin = 'http://market.example';
  let app: FastifyInstance;
  beforeAll(async () => {
    const settings = { PUBLIC_URL: origin, CONTACT_MAIL: 'staff@market.example' };
    app = await testApp({ db: database.db, clock: () => now }, settings);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    for (const table of [contactMessage, mail]) await database.db.delete(table);
    await forgetAttempts(database.db);
  });

  const message = {
    name: 'Deniz Aksoy',
    email: 'Deniz@mill.example',
    company: 'Çağlayan Dokuma',
    topic: 'buying',
    message: 'Ram için teklif istiyoruz.\nSekiz kabin, 240 cm.',
    locale: 'tr',
  };
  const send = (changes: object = {}, key = newId(), to = app) =>
    to.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { origin, 'idempotency-key': key },
      payload: { ...message, ...changes },
    });
  const stored = () => database.db.select().from(contactMessage);
  const mails = () => database.db.select().from(mail).orderBy(mail.recipient);

  it('stores a message, mails it to the staff, and confirms it to its sender without its words', async () => {
    expect((await send()).json()).toEqual({});
    expect(await stored()).toMatchObject([{ ...message, email: 'deniz@mill.example', createdAt: now }]);
    const [toSender, toStaff] = await mails();
    expect(toStaff).toMatchObject({ recipient: 'staff@market.example', locale: 'tr' });
    for (const words of ['Deniz Aksoy · Çağlayan Dokuma · deniz@mill.example', 'Sekiz kabin', 'alım']) {
      expect(toStaff?.plainText).toContain(words);
    }
    expect(toSender).toMatchObject({ recipient: 'deniz@mill.example', locale: 'tr' });
    expect(toSender?.plainText).toContain('Sayın Deniz Aksoy');
    expect(toSender?.plainText).not.toContain('kabin');
  });

  it('sent twice with one key, it takes effect once', async () => {
    const key = newId();
    expect([(await send({}, key)).statusCode, (await send({}, key)).statusCode]).toEqual([200, 200]);
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it('without an address for the staff, it waits in the database and is confirmed all the same', async () => {
    const without = await testApp(
      { db: database.db, clock: () => now },
      { PUBLIC_URL: origin, DEMO: 'false' },
    );
    expect((await send({}, newId(), without)).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['deniz@mill.example']);
    await without.close();
  });

  describe('is refused', () => {
    it.each([
      ['name', { name: 'http://buy.example' }],
      ['email', { email: 'nowhere' }],
      ['company', { company: 'x'.repeat(201) }],
      ['topic', { topic: 'weather' }],
      ['message', { message: ' too     ' }],
      ['message', { message: 'x'.repeat(4001) }],
      ['message', { message: 'a control\u0000 character' }],
      ['locale', { locale: 'xx' }],
    ])('with a wrong %s: %j', async (name, changes) => {
      const answer = await send(changes);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'request.body-invalid', errors: [{ name }] });
      expect(await stored()).toEqual([]);
    });

    it('without a key', async () => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: { origin },
        payload: message,
      });
      expect(answer.json()).toMatchObject({ code: 'idempotency.key-missing' });
    });

    it('after three an hour to one address', async () => {
      for (const _ of [1, 2, 3]) expect((await send()).statusCode).toBe(200);
      const answer = await send();
      expect(answer.statusCode).toBe(429);
      expect(answer.headers['retry-after']).toBe('3600');
      expect((await send({ email: 'another@mill.example' })).statusCode).toBe(200);
    });
  });

  it('is forgotten when it is old', async () => {
    await send();
    await forgetMessages(database.db, now);
    expect(await stored()).toHaveLength(1);
    await forgetMessages(database.db, new Date(now.getTime() + 1));
    expect(await stored()).toEqual([]);
  });
});
