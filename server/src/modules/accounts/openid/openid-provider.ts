import { createHash } from 'node:crypto';
import type { OAuth2Tokens, OAuthProvider } from 'better-auth';
import { APIError } from 'better-auth/api';
import type { FastifyBaseLogger } from 'fastify';
import { type JWTPayload, jwtVerify } from 'jose';
import { emailInput } from 'shared-kit/contract/account';
import { readName } from 'shared-kit/contract/names';
import * as z from 'zod';
import type { SignInProvider } from '../../../platform/sign-in-providers.ts';
import { answerMilliseconds, type Endpoints, providerEndpoints } from './discovery.ts';

const tokenAnswer = z.object({ id_token: z.string(), access_token: z.string() });
const claims = z.object({
  sub: z.string().min(1),
  email: z.optional(emailInput),
  // Some providers send it as text.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  name: z.unknown().optional(),
});
type Claims = z.output<typeof claims>;

// Only asymmetric signatures: with others a leaked public key or the client's own secret could sign.
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/**
 * A configured provider in the sign-in library's format. The library keeps state, PKCE verifier and nonce; the
 * provider's claims are fetched and verified here.
 */
export function openIdProvider(config: SignInProvider, log: FastifyBaseLogger): OAuthProvider<Claims> {
  const endpoints = providerEndpoints(config);
  const told = (error: unknown): never => {
    log.warn({ provider: config.id, reason: String(error) }, 'sign-in with the identity provider failed');
    throw error;
  };
  return {
    id: config.id,
    name: config.name,
    issuer: config.issuer,
    requiresIdTokenNonce: true,
    // Only a visitor who was shown the terms may become a user.
    disableImplicitSignUp: true,
    accountSubject: ({ profile }) => profile.sub,
    async createAuthorizationURL(attempt) {
      const { authorization } = await endpoints()
        .catch(told)
        .catch(() => {
          throw new APIError('BAD_GATEWAY');
        });
      return authorizationUrl(config, authorization, attempt);
    },
    async validateAuthorizationCode({ code, codeVerifier, redirectURI }) {
      const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectURI });
      if (codeVerifier) body.set('code_verifier', codeVerifier);
      const token = await endpoints()
        .then((at) => ask(at.token, { method: 'POST', body, authorization: basic(config) }))
        .then(tokenAnswer.parse)
        .catch(told);
      return { idToken: token.id_token, accessToken: token.access_token };
    },
    async getUserInfo(tokens) {
      const data = await endpoints()
        .then((at) => readClaims(config, at, tokens))
        .catch(told)
        // An exception wouldn't lead back to the visitor's page.
        .catch(() => null);
      if (!data) return null;
      return { user: userOf(data), data };
    },
  };
}

type AuthorizationAttempt = Parameters<OAuthProvider['createAuthorizationURL']>[0];

function authorizationUrl(
  { clientId, scopes }: SignInProvider,
  authorization: string,
  { state, codeVerifier, idTokenNonce, redirectURI }: AuthorizationAttempt,
): URL {
  const url = new URL(authorization);
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectURI,
    scope: scopes.join(' '),
    state,
    nonce: idTokenNonce ?? '',
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

/** The provider's name of the person, if our rule for names allows it. */
const nameIn = (text: unknown): string | undefined => {
  const read = readName('person', text);
  return 'name' in read ? read.name : undefined;
};

function userOf({ name, email, email_verified: isVerified }: Claims) {
  return {
    name: nameIn(name) ?? nameIn(email?.split('@')[0]) ?? email?.replace(/[^\p{L}\p{N}]+/gu, ' ').trim(),
    // An address that the provider hasn't verified counts as none: its user need not own it.
    email: (isVerified && email) || null,
    emailVerified: true,
  };
}

/** RFC 6749 §2.3.1: both parts are form-encoded first. */
function basic({ clientId, clientSecret }: SignInProvider): string {
  const encode = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);
  return `Basic ${Buffer.from(`${encode(clientId)}:${encode(clientSecret)}`).toString('base64')}`;
}

type Asking = Readonly<{ authorization: string; method?: 'POST'; body?: URLSearchParams }>;

async function ask(url: string, { authorization, ...rest }: Asking): Promise<unknown> {
  const response = await fetch(url, {
    ...rest,
    headers: { accept: 'application/json', authorization },
    redirect: 'error',
    signal: AbortSignal.timeout(answerMilliseconds),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

type Given = OAuth2Tokens & Readonly<{ expectedIdTokenNonce?: string | undefined }>;

async function readClaims(
  config: SignInProvider,
  { keys, userInfo }: Endpoints,
  given: Given,
): Promise<Claims> {
  const payload = await verify(config, keys, given);
  const inToken = claims.parse(payload);
  if (inToken.email || !userInfo) return inToken;
  const more = claims.parse(await ask(userInfo, { authorization: `Bearer ${given.accessToken}` }));
  if (more.sub !== inToken.sub)
    throw new Error('the user information names another user than the identity token');
  return more;
}

async function verify(config: SignInProvider, keys: Endpoints['keys'], given: Given): Promise<JWTPayload> {
  const { issuer, clientId: audience } = config;
  const { payload } = await jwtVerify(given.idToken ?? '', keys, {
    issuer,
    audience,
    algorithms,
    requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    clockTolerance: 60,
  });
  if (payload.nonce !== given.expectedIdTokenNonce)
    throw new Error('the nonce of the identity token is not that of this sign-in');
  if (payload.azp !== undefined && payload.azp !== audience) {
    throw new Error('the identity token is for another client');
  }
  return payload;
}
