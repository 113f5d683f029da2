import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { readEnv } from '../../platform/env.ts';
import { testJobContext } from '../../platform/testing/test-job-context.ts';
import { company } from '../companies/index.ts';
import { staffDesk } from '../verification/testing.ts';
import { askRegister } from './ask-register.ts';
import { askRegisters } from './module.ts';

describe('registers', () => {
  type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;
  let answer: Answer;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${body}`);
      answer(request, response, body);
    });
  });
  const says =
    (content: object, status = 200): Answer =>
    (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(content));
    };
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    asked.length = 0;
  });

  const ask = (register: 'vies' | 'gleif', number: string, timeoutMs = 2000) =>
    askRegister(register, { url, number, timeoutMs, stopped: new AbortController().signal });
  const gleif = (name: string) => ({ data: { attributes: { entity: { legalName: { name } } } } });

  describe('a register', () => {
    it.each<[string, 'vies' | 'gleif', Answer, object]>([
      ['knows a number', 'vies', says({ valid: true, name: 'ODOS AE' }), { state: 'known', name: 'ODOS AE' }],
      ['tells no name', 'vies', says({ valid: true, name: '---' }), { state: 'known', name: null }],
      ['knows no such number', 'vies', says({ valid: false }), { state: 'unknown', name: null }],
      [
        'is away for the country',
        'vies',
        says({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }),
        { state: 'unavailable', name: null },
      ],
      ['fails', 'vies', says({}, 503), { state: 'unavailable', name: null }],
      [
        'answers nonsense',
        'vies',
        (_, response) => response.end('<html>'),
        { state: 'unavailable', name: null },
      ],
      [
        'answers without end',
        'vies',
        (_, response) => response.end('x'.repeat(300_000)),
        { state: 'unavailable', name: null },
      ],
      ['breaks off', 'gleif', (request) => request.socket.destroy(), { state: 'unavailable', name: null }],
      ['knows an identifier', 'gleif', says(gleif('Odos AE')), { state: 'known', name: 'Odos AE' }],
      ['knows no such identifier', 'gleif', says({}, 404), { state: 'unknown', name: null }],
    ])('that %s (%s)', async (_what, register, its, said) => {
      answer = its;
      expect(await ask(register, 'EL094259216')).toEqual(said);
    });

    it('that doesn’t answer in time says nothing about the number', async () => {
      answer = () => undefined;
      expect(await ask('vies', 'EL094259216', 50)).toEqual({ state: 'unavailable', name: null });
    });
  });

  describe('a company before the staff', () => {
    const { database, applicant, file } = staffDesk();
    const env = () => readEnv({ VIES_URL: `${url}/vies/`, GLEIF_URL: `${url}/gleif` });
    const run = (settings = env(), now = new Date()) =>
      askRegisters.run(
        {},
        testJobContext({ db: database.db, env: settings, clock: () => now }),
        new AbortController().signal,
      );
    const lei = '5493001KJTIIGC8Y1R12';
    async function greek() {
      const { id } = await applicant('submitted');
      const facts = { country: 'GR', taxNumber: 'EL094259216', legalName: 'Odós A.E.', lei };
      await database.db.update(company).set(facts).where(eq(company.id, id));
      return id;
    }
    const found = async (id: string) =>
      (await file(id)).checks
        .filter(({ check }) => check === 'vies' || check === 'gleif')
        .map(({ finding }) => finding);

    beforeEach(() => database.db.update(company).set({ verification: 'draft' }));

    it('is asked about once, Greece as EL, and compared by its name', async () => {
      answer = (request, response, body) =>
        says(request.url?.startsWith('/vies') ? { valid: true, name: 'ODOS AE' } : gleif('Another'))(
          request,
          response,
          body,
        );
      const id = await greek();
      expect(await found(id)).toEqual(['not-asked', 'not-asked']);
      await run();
      await run();
      expect(asked).toEqual([
        'POST /vies/check-vat-number {"countryCode":"EL","vatNumber":"094259216"}',
        `GET /gleif/lei-records/${lei} `,
      ]);
      expect(await found(id)).toEqual(['same-there', 'other-name-there']);
    });

    it('is asked about again where the register was away, and after its number changed', async () => {
      answer = says({}, 500);
      const id = await greek();
      await run();
      expect(await found(id)).toEqual(['unavailable', 'unavailable']);
      answer = says({ valid: false }, 404);
      await run();
      expect(asked).toHaveLength(2);
      await run(env(), new Date(Date.now() + 3_700_000));
      expect(await found(id)).toEqual(['unknown-there', 'unknown-there']);
      await database.db.update(company).set({ taxNumber: 'EL094014201' }).where(eq(company.id, id));
      expect(await found(id)).toEqual(['not-asked', 'unknown-there']);
      await run();
      expect(asked.at(-1)).toContain('094014201');
    });

    it('is not asked about where the operator configured no register, or the country has none', async () => {
      const id = await greek();
      await run(readEnv({}));
      expect(asked).toEqual([]);
      await database.db
        .update(company)
        .set({ country: 'TR', taxNumber: '4540536920', lei: null })
        .where(eq(company.id, id));
      await run();
      expect(asked).toEqual([]);
      expect(await found(id)).toEqual(['not-in-register', 'not-in-register']);
    });
  });
});
