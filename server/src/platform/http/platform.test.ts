import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance, FastifyPluginAsync, InjectOptions } from 'fastify';
import { problem } from 'shared-kit/contract/errors';
import * as z from 'zod';
import { NoConnection } from '../db/database-trouble.ts';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { anyone, onlyCompanyMember, refused, signedIn } from './access.ts';
import { AppError } from './app-error.ts';
import { defineModule } from './module.ts';

describe('platform', () => {
  const database = testDatabase();
  const text = z.object({ text: z.string() });
  const sort = z.enum(['new', 'old']).optional();

  /** Endpoints that show what every endpoint gets. */
  const probes = defineModule({
    name: 'probes',
    routes: (route) => {
      const get = { method: 'GET', access: anyone, summary: 'probe', answer: text } as const;
      route({
        ...get,
        url: '/api/echo',
        query: z.object({ count: z.coerce.number().int().default(1), sort }),
        cache: 'public, max-age=60',
        handler: ({ query }) => ({ text: `${query.count} ${query.sort ?? '-'}` }),
      });
      route({ ...get, method: 'POST', url: '/api/echo', body: text, handler: ({ body }) => body });
      // The answer's schema must drop fields it doesn't name, such as a maker's secret.
      route({ ...get, url: '/api/more', handler: () => ({ text: 'yes', secret: 'no' }) as { text: string } });
      route({ ...get, url: '/api/wrong', handler: () => ({ text: 7 }) as unknown as { text: string } });
      route({
        ...get,
        url: '/api/broken',
        handler: () => {
          throw new Error('the password is swordfish');
        },
      });
      const away = () => Promise.reject(new NoConnection(new Error('nothing listens')));
      route({ ...get, url: '/api/away', handler: away });
      route({
        ...get,
        url: '/api/missing',
        handler: () => {
          throw new AppError('product.not-found', { detail: 'No product 7' });
        },
      });
      route({ ...get, url: '/api/hidden', access: () => refused('hidden'), handler: () => ({ text: '' }) });
      route({ ...get, url: '/api/mine', access: signedIn, handler: ({ actor }) => ({ text: actor.userId }) });
      route({
        ...get,
        url: '/api/ours',
        access: onlyCompanyMember,
        handler: ({ actor }) => ({ text: actor.companyId }),
      });
      route({
        ...get,
        url: '/api/plate.svg',
        contentType: 'image/svg+xml',
        answer: z.string(),
        handler: () => '<svg/>',
      });
    },
  });

  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ db: database.db, modules: [probes] });
  });
  afterAll(() => app.close());

  describe('a failure', () => {
    const big = JSON.stringify({ text: 'x'.repeat(600_000) });
    const json = { 'content-type': 'application/json' };
    it.each<[string, InjectOptions, number, string]>([
      ['an unknown endpoint', { url: '/api/nothing' }, 404, 'endpoint.not-found'],
      ['another method', { method: 'PUT', url: '/api/echo' }, 404, 'endpoint.not-found'],
      ['an unknown page', { url: '/nothing' }, 404, 'page.not-found'],
      ['an address that is no text', { url: '/api/%E0%A4%A' }, 400, 'request.malformed'],
      ['a failure of the domain', { url: '/api/missing' }, 404, 'product.not-found'],
      ['something unexpected', { url: '/api/broken' }, 500, 'internal'],
      ['a database that is away', { url: '/api/away' }, 503, 'database.away'],
      ['an answer against its schema', { url: '/api/wrong' }, 500, 'internal'],
      ['what nobody may know of', { url: '/api/hidden' }, 404, 'endpoint.not-found'],
      ['a signed-out visitor', { url: '/api/mine' }, 401, 'auth.signed-out'],
      ['a malformed parameter', { url: '/api/echo?count=many' }, 400, 'request.parameter-invalid'],
      [
        'a body over the limit',
        { method: 'POST', url: '/api/echo', payload: big, headers: json },
        413,
        'request.body-too-large',
      ],
      [
        'a body that is no JSON',
        { method: 'POST', url: '/api/echo', payload: '{', headers: json },
        400,
        'request.malformed',
      ],
      [
        'a body of another type',
        { method: 'POST', url: '/api/echo', payload: 'x', headers: { 'content-type': 'text/csv' } },
        415,
        'request.media-type-unsupported',
      ],
      [
        'a body of another shape',
        { method: 'POST', url: '/api/echo', payload: { text: 1 } },
        400,
        'request.body-invalid',
      ],
      ['no body', { method: 'POST', url: '/api/echo' }, 400, 'request.body-invalid'],
    ])('of %s is a problem document', async (_what, request, status, code) => {
      const answer = await app.inject(request);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
      expect(answer.headers['cache-control']).toMatch(/no-store$/);
      const body = problem.parse(answer.json());
      expect(body).toMatchObject({ status, code, type: `urn:problem:${code}` });
      expect(body.requestId).toBe(answer.headers['x-request-id']);
      expect(answer.body).not.toMatch(/swordfish|node_modules/);
      if (status === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    });

    it('names the parameter and the reason', async () => {
      const answer = await app.inject({ url: '/api/echo?count=many&sort=odd' });
      expect(answer.json()).toMatchObject({
        errors: [
          { name: 'count', reason: 'invalid-type' },
          { name: 'sort', reason: 'invalid-value' },
        ],
      });
    });
  });

  describe('a good answer', () => {
    it('ignores unknown parameters', async () => {
      const answer = await app.inject({ url: '/api/echo?count=2&utm_source=mail' });
      expect(answer.json()).toEqual({ text: '2 -' });
      expect(answer.headers['cache-control']).toBe('public, max-age=60');
    });

    it('takes 10 kB of emoji in the address', async () => {
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      const answer = await fetch(`${address}/api/echo?q=${encodeURIComponent('🧵'.repeat(2500))}`);
      expect(answer.status).toBe(200);
    });

    it('carries what its schema names and nothing else', async () => {
      expect((await app.inject({ url: '/api/more' })).body).toBe('{"text":"yes"}');
    });

    it('may be something other than JSON', async () => {
      const answer = await app.inject({ url: '/api/plate.svg' });
      expect(answer.headers['content-type']).toMatch('image/svg+xml');
      expect(answer.body).toBe('<svg/>');
    });
  });

  describe('the boot', () => {
    const careless: FastifyPluginAsync = async (scope) => {
      scope.get('/open', async () => 'everyone');
    };
    it('fails on a route that names no access policy', async () => {
      await expect(testApp({ db: database.db, web: careless })).rejects.toThrow(
        'GET /open names no access policy',
      );
    });
  });

  describe('security headers', () => {
    it('let nothing run but our own files', async () => {
      const { headers } = await app.inject({ url: '/api/echo' });
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).not.toMatch('unsafe');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).not.toHaveProperty('strict-transport-security');
    });

    it('add the hashes of the pages, and HSTS on https', async () => {
      const pageHashes = () => ({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });
      const page = await testApp(
        { db: database.db, modules: [], pageHashes },
        { PUBLIC_URL: 'https://market.example' },
      );
      const { headers } = await page.inject({ url: '/' });
      expect(headers['content-security-policy']).toContain(
        "script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b';",
      );
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
      await page.close();
    });

    it.each([
      [{}, "connect-src 'self'"],
      [{ POSTHOG_PUBLIC_KEY: 'key' }, "connect-src 'self'"],
      [
        { POSTHOG_PUBLIC_KEY: 'key', POSTHOG_HOST: 'https://eu.i.posthog.com' },
        "connect-src 'self' https://eu.i.posthog.com",
      ],
      [
        { POSTHOG_PUBLIC_KEY: 'key', POSTHOG_HOST: 'http://events.example:8000/ph/' },
        "connect-src 'self' http://events.example:8000",
      ],
      [
        {
          POSTHOG_PUBLIC_KEY: 'key',
          POSTHOG_HOST: 'https://market.example/ingest',
          PUBLIC_URL: 'https://market.example',
        },
        "connect-src 'self'",
      ],
    ])('with %j let pages %s', async (settings: Record<string, string>, directive) => {
      const page = await testApp({ db: database.db, modules: [] }, settings);
      const { headers } = await page.inject({ url: '/' });
      expect(String(headers['content-security-policy']).split('; ')).toContain(directive);
      await page.close();
    });
  });

  it('describes itself as OpenAPI 3.1', async () => {
    const answer = await app.inject({ url: '/api/openapi.json' });
    expect(answer.json()).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/echo': {
          get: {
            parameters: [
              { name: 'count', in: 'query' },
              { name: 'sort', in: 'query' },
            ],
          },
        },
      },
    });
  });

  it('has a reference page in development only', async () => {
    const development = await testApp({ db: database.db, modules: [probes] }, { NODE_ENV: 'development' });
    expect((await development.inject({ url: '/api/reference/' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/reference/' })).statusCode).toBe(404);
    await development.close();
  });
});
