import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { generateKeyPair } from 'jose';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { forgetAttempts } from '../testing.ts';
import { client, type FakeProvider, type Lie, startFakeProvider } from './testing/fake-provider.ts';
import { failed, fromLogin, newPerson, visitorOf } from './testing/visitor.ts';

describe('openid protocol', () => {
  const database = testDatabase();
  const now = new Date();
  let provider: FakeProvider;
  let app: FastifyInstance;

  beforeAll(async () => {
    provider = await startFakeProvider();
    const { issuer } = provider;
    const providers = [
      { id: 'mill-id', name: 'Mill ID', issuer, ...client },
      { id: 'other-id', name: 'Other ID', issuer: `${issuer}/other`, ...client },
    ];
    app = await testApp(
      { db: database.db },
      { PUBLIC_URL: 'http://market.example', SIGN_IN_PROVIDERS: JSON.stringify(providers) },
    );
  });
  afterAll(async () => {
    await app.close();
    await provider.stop();
  });
  beforeEach(async () => {
    Object.assign(provider.state, { lie: {}, isDown: false, asked: [] });
    await forgetAttempts(database.db);
  });

  const browser = (headers = {}) => visitorOf(app, provider, headers);

  describe('an identity token', () => {
    const past = Math.floor(now.getTime() / 1000) - 3600;
    it.each<[string, Lie | (() => Promise<Lie>)]>([
      ['of another attempt', { claims: { nonce: 'another' } }],
      ['of no attempt', { claims: { nonce: undefined } }],
      ['of another issuer', { claims: { iss: 'https://evil.example' } }],
      ['for another client', { claims: { aud: 'another' } }],
      ['that another client got', { claims: { aud: [client.clientId, 'another'], azp: 'another' } }],
      ['that is over', { claims: { iat: past, exp: past + 60 } }],
      ['without an end', { claims: { exp: undefined } }],
      ['without a person', { claims: { sub: undefined } }],
      ['signed by another key', async () => ({ key: (await generateKeyPair('ES256')).privateKey })],
      ["signed with the client's secret", { algorithm: 'HS256' }],
      ['that nobody signed', { algorithm: 'none' }],
    ])('%s signs nobody in', async (_what, lie) => {
      provider.state.lie = typeof lie === 'function' ? await lie() : lie;
      const { signIn, session } = browser();
      expect(await signIn(newPerson())).toBe(failed('failed'));
      expect(await session()).toBeNull();
    });

    it('and the user information have to be of one person', async () => {
      provider.state.lie = { claims: { sub: 'another', email: undefined } };
      const { signIn, session } = browser();
      expect(await signIn(newPerson())).toBe(failed('failed'));
      expect(await session()).toBeNull();
    });
  });

  describe('coming back', () => {
    it('works once', async () => {
      const { begin, end } = browser();
      const back = provider.approve(await begin(), newPerson());
      expect(await end(back)).toBe('/shop');
      expect(await end(back)).toBe('/login?sign-in=failed');
    });

    it('works only in the browser that went', async () => {
      const { begin } = browser();
      const back = provider.approve(await begin(), newPerson());
      const { end, session } = browser();
      expect(await end(back)).toMatch(/sign-in=failed$/);
      expect(await session()).toBeNull();
    });

    it.each([
      ['access_denied', 'refused'],
      ['server_error', 'failed'],
    ])('with %s is told as %s', async (error, failure) => {
      const { begin, end } = browser();
      const state = new URL(await begin()).searchParams.get('state') ?? '';
      expect(await end(`/api/auth/callback/mill-id?${new URLSearchParams({ error, state })}`)).toBe(
        failed(failure),
      );
    });

    it('ends a popup with a page that tells its opener, styled and run by files of ours', async () => {
      const { signIn } = browser();
      const page = await signIn(newPerson(), {
        ...fromLogin,
        flow: '0123456789abcdef',
        redirect: '/shop?a="><b>',
      });
      if (typeof page === 'string') throw new Error(`the popup went on to ${page}`);
      expect(page.headers['cross-origin-opener-policy']).toBe('unsafe-none');
      expect(page.body).toContain('data-flow="0123456789abcdef" data-outcome="done" data-target="/shop?a=');
      expect(page.body).not.toMatch(/<b>|<style|style=|<script>/);
      const files = [...page.body.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map(([, url = '']) => url);
      expect(files).toHaveLength(2);
      for (const url of files) expect((await app.inject({ url })).statusCode).toBe(200);
    });
  });

  describe('a provider', () => {
    it('that is down gives an error, and is tried again the next time', async () => {
      provider.state.isDown = true;
      const other = await testProviderApp();
      const begin = () => other.inject(`/api/auth/openid/mill-id?${new URLSearchParams(fromLogin)}`);
      const outcome = (await begin()).headers.location ?? '';
      expect((await other.inject(outcome)).headers.location).toBe(failed('unreachable'));
      provider.state.isDown = false;
      expect((await begin()).headers.location).toMatch(
        `${provider.issuer}/authorize?tenant=7&response_type=code&`,
      );
      await other.close();
    });

    it('that goes down on the way signs nobody in', async () => {
      const { begin, end } = browser();
      const back = provider.approve(await begin(), newPerson());
      provider.state.isDown = true;
      expect(await end(back)).toBe(failed('failed'));
    });

    it.each([
      ['is unknown', 'no-id'],
      ['speaks for another issuer', 'other-id'],
    ])('that %s is told', async (_what, id) => {
      const { begin, end } = browser();
      expect(await end(await begin(fromLogin, id))).toBe(failed('unreachable'));
    });

    it('is asked for at most a hundred times a minute from one address', async () => {
      const { begin, end } = browser();
      for (let count = 0; count < 100; count++) expect(await begin()).toMatch(provider.issuer);
      expect(await end(await begin())).toBe(failed('too-many'));
    });
  });

  function testProviderApp(): Promise<FastifyInstance> {
    const providers = [{ id: 'mill-id', name: 'Mill ID', issuer: provider.issuer, ...client }];
    return testApp(
      { db: database.db },
      { PUBLIC_URL: 'http://market.example', SIGN_IN_PROVIDERS: JSON.stringify(providers) },
    );
  }
});
