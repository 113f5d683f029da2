import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import type { SignInProvider } from '../../../platform/sign-in-providers.ts';

export type Endpoints = Readonly<{
  authorization: string;
  token: string;
  userInfo: string | null;
  keys: JWTVerifyGetKey;
}>;

const discovered = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url({ protocol: /^https?$/ }),
  token_endpoint: z.url({ protocol: /^https?$/ }),
  userinfo_endpoint: z.url({ protocol: /^https?$/ }).optional(),
  jwks_uri: z.url({ protocol: /^https?$/ }),
});

export const answerMilliseconds = 8000;
const keptMilliseconds = 60 * 60 * 1000;

/** A provider's endpoints. Looked up at each sign-in, so that a failure is retried. */
export function providerEndpoints(provider: SignInProvider): () => Promise<Endpoints> {
  const { endpoints } = provider;
  if (endpoints) {
    const { authorization, token, userInfo = null, jwks } = endpoints;
    const fixed = { authorization, token, userInfo, keys: keysAt(jwks) };
    return () => Promise.resolve(fixed);
  }
  let kept: Readonly<{ until: number; found: Endpoints }> | null = null;
  return async () => {
    if (kept && kept.until > Date.now()) return kept.found;
    const found = await discover(provider.issuer);
    kept = { until: Date.now() + keptMilliseconds, found };
    return found;
  };
}

async function discover(issuer: string): Promise<Endpoints> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(answerMilliseconds) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const found = discovered.parse(await response.json());
  if (found.issuer !== issuer) throw new Error(`${url} names another issuer: ${found.issuer}`);
  return {
    authorization: found.authorization_endpoint,
    token: found.token_endpoint,
    userInfo: found.userinfo_endpoint ?? null,
    keys: keysAt(found.jwks_uri),
  };
}

const keysAt = (url: string) => createRemoteJWKSet(new URL(url), { timeoutDuration: answerMilliseconds });
