import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export type Person = Readonly<Record<string, unknown> & { sub: string }>;
type Attempt = Readonly<{ person: Person; nonce: string; challenge: string; redirectUri: string }>;
type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];
/** Faults of the next identity token; an undefined claim is left out. */
export type Lie = Readonly<{ claims?: JWTPayload; key?: Key; algorithm?: 'HS256' | 'none' }>;

export const client = { clientId: 'market:1', clientSecret: 'a secret & more' };

/** An identity provider that follows the protocol, except for the faults that a test sets. */
export async function startFakeProvider() {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const state = { lie: {} as Lie, isDown: false, asked: [] as string[] };
  const server = createServer((request, response) => {
    state.asked.push(request.url ?? '');
    if (state.isDown) send(response, 503, {});
    else void answer(provider, request, response).catch(() => send(response, 500, {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const addresses = {
    authorization: `${issuer}/authorize?tenant=7`,
    token: `${issuer}/token`,
    jwks: `${issuer}/keys`,
    userInfo: `${issuer}/me`,
  };
  const attempts = new Map<string, Attempt>();
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' };
  const provider: Provider = { issuer, addresses, jwk, privateKey, attempts, people: new Map(), state };

  return {
    issuer,
    addresses,
    state,
    /** Approves an authorization request as a person; returns the callback. */
    approve(address: string, person: Person): string {
      const asked = new URL(address).searchParams;
      const code = randomUUID();
      const given = (name: string) => asked.get(name) ?? '';
      const attempt = { person, nonce: given('nonce'), challenge: given('code_challenge') };
      attempts.set(code, { ...attempt, redirectUri: given('redirect_uri') });
      return `${new URL(given('redirect_uri')).pathname}?${new URLSearchParams({ code, state: given('state') })}`;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>;

type Provider = Readonly<{
  issuer: string;
  addresses: Readonly<Record<'authorization' | 'token' | 'jwks', string>>;
  jwk: object;
  privateKey: Key;
  /** By authorization code. */
  attempts: Map<string, Attempt>;
  /** By access token. */
  people: Map<string, Person>;
  state: Readonly<{ lie: Lie }>;
}>;

async function answer(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  switch (request.url) {
    // The second one claims to be the first.
    case '/.well-known/openid-configuration':
    case '/other/.well-known/openid-configuration':
      return send(response, 200, discovery(provider));
    case '/keys':
      return send(response, 200, { keys: [provider.jwk] });
    case '/me': {
      const person = provider.people.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
      return person ? send(response, 200, person) : send(response, 401, {});
    }
    case '/token':
      return giveTokens(provider, request, response);
    default:
      return send(response, 404, {});
  }
}

async function giveTokens(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const given = new URLSearchParams(await text(request));
  const attempt = provider.attempts.get(given.get('code') ?? '');
  provider.attempts.delete(given.get('code') ?? '');
  const isRight =
    request.headers.authorization === `Basic ${btoa('market%3A1:a+secret+%26+more')}` &&
    given.get('grant_type') === 'authorization_code' &&
    given.get('redirect_uri') === attempt?.redirectUri &&
    hashOf(given.get('code_verifier') ?? '') === attempt.challenge;
  if (!attempt || !isRight) return send(response, 400, { error: 'invalid_grant' });
  const accessToken = randomUUID();
  provider.people.set(accessToken, attempt.person);
  const idToken = await identityToken(provider, attempt);
  send(response, 200, { id_token: idToken, access_token: accessToken, token_type: 'Bearer' });
}

function identityToken(
  { issuer, privateKey, state }: Provider,
  { person, nonce }: Attempt,
): Promise<string> | string {
  const { claims, key = privateKey, algorithm } = state.lie;
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: issuer,
    aud: client.clientId,
    iat: now,
    exp: now + 60,
    nonce,
    ...person,
    ...claims,
  };
  if (algorithm === 'none') return unsigned(payload);
  const token = new SignJWT(payload).setProtectedHeader({ alg: algorithm ?? 'ES256', kid: 'one' });
  return token.sign(algorithm ? new TextEncoder().encode(client.clientSecret.repeat(3)) : key);
}

const hashOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const discovery = ({ issuer, addresses }: Provider) => ({
  issuer,
  authorization_endpoint: addresses.authorization,
  token_endpoint: addresses.token,
  jwks_uri: addresses.jwks,
  userinfo_endpoint: `${issuer}/me`,
});

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function unsigned(payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(payload)}.`;
}
