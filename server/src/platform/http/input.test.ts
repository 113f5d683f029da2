import { text as body } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import * as z from 'zod';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { anyone } from './access.ts';
import { fileBody } from './binary-body.ts';
import { defineModule } from './module.ts';

describe('input', () => {
  const database = testDatabase();
  const text = z.object({ text: z.string() });
  const probes = defineModule({
    name: 'probes',
    routes: (route) => {
      const probe = { access: anyone, summary: 'probe', answer: text } as const;
      const query = z.object({ sort: z.string().optional() });
      route({ ...probe, method: 'POST', url: '/api/text', query, body: text, handler: ({ body }) => body });
      route({
        ...probe,
        method: 'POST',
        url: '/api/named/:name',
        params: z.object({ name: z.string() }),
        handler: ({ params }) => ({ text: params.name }),
      });
      route({
        ...probe,
        method: 'POST',
        url: '/api/file',
        door: 'datasheet',
        handler: async ({ request }) => ({ text: await body(fileBody(request)) }),
      });
    },
  });

  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ db: database.db, modules: [probes] });
  });
  afterAll(() => app.close());
  const post = (asked: InjectOptions) =>
    app.inject({ method: 'POST', url: '/api/text', payload: { text: 'x' }, ...asked });

  describe('text that no column can hold', () => {
    it.each<[string, InjectOptions, string]>([
      ['in the query', { url: '/api/text?sort=n%00ew' }, 'sort'],
      ['in a query that nobody asked for', { url: '/api/text?utm=%00' }, 'utm'],
      ['in a name', { url: '/api/text?a%00=1' }, 'a\u0000'],
      ['in an address', { url: '/api/named/a%00b' }, 'name'],
      ['in a body', { payload: { text: 'a\u0000' } }, 'text'],
      ['as half a character', { payload: { text: '\ud83d' } }, 'text'],
      ['deep in a body', { payload: { text: 'x', a: [1, { b: '\u0000' }] } }, 'a.1.b'],
    ])('%s is refused with the field’s name', async (_what, asked, name) => {
      const answer = await post(asked);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ name, reason: 'invalid-character' }] });
    });

    it('is looked for however deep a body is', async () => {
      const deep = (end: string) => `{"text":"x","deep":${'['.repeat(200_000)}${end}${']'.repeat(200_000)}}`;
      const headers = { 'content-type': 'application/json' };
      expect((await post({ payload: deep(''), headers })).json()).toEqual({ text: 'x' });
      expect((await post({ payload: deep('"\\u0000"'), headers })).statusCode).toBe(400);
    });
  });

  it('names at most twenty fields of a body', async () => {
    const many = z.object(
      Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`field${at}`, z.string()])),
    );
    const lists = defineModule({
      name: 'lists',
      routes: (route) =>
        route({
          method: 'POST',
          url: '/api/many',
          access: anyone,
          summary: 'probe',
          body: many,
          answer: text,
          handler: () => ({ text: '' }),
        }),
    });
    const other = await testApp({ db: database.db, modules: [lists] });
    const answer = await other.inject({ method: 'POST', url: '/api/many', payload: {} });
    expect(answer.json<{ errors: unknown[] }>().errors).toHaveLength(20);
    await other.close();
  });

  describe('the type of a body', () => {
    it.each(['text/plain', 'application/octet-stream', 'multipart/form-data; boundary=x', 'nonsense'])(
      'is not %s where a route takes JSON',
      async (type) => {
        const answer = await post({ payload: '{"text":"x"}', headers: { 'content-type': type } });
        expect(answer.json()).toMatchObject({ status: 415, code: 'request.media-type-unsupported' });
      },
    );

    it('is that of the file where a route takes one', async () => {
      const pdf = { 'content-type': 'application/pdf' };
      const answer = await post({ url: '/api/file', payload: '%PDF', headers: pdf });
      expect(answer.json()).toEqual({ text: '%PDF' });
      expect((await post({ url: '/api/file' })).statusCode).toBe(415);
      expect((await app.inject({ method: 'POST', url: '/api/file' })).statusCode).toBe(415);
    });
  });
});
