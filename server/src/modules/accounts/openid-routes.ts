import type { FastifyReply, FastifyRequest } from 'fastify';
import { termsVersion } from 'shared-kit/contract/companies';
import { defaultLocale, locales } from 'shared-kit/contract/languages';
import type { SignInFailure } from 'shared-kit/contract/sign-in';
import * as z from 'zod';
import { type ModuleContext, unidentified } from '../../platform/http/index.ts';
import type { Auth } from './auth.ts';
import { askLibrary } from './auth-handler.ts';
import { findSession, type SessionParts } from './find-session.ts';
import {
  outcomePage,
  outcomeScript,
  outcomeScriptPath,
  outcomeStyle,
  outcomeStylePath,
  targetOf,
} from './openid/outcome-page.ts';
import { endSession } from './repository.ts';
import { tokenSetBy } from './session-cookie.ts';

const way = z.object({
  /** Names the attempt in the browser's storage; only a popup has one. */
  flow: z
    .string()
    .regex(/^[0-9a-z]{16,64}$/)
    .optional()
    .catch(undefined),
  redirect: z.string().max(1000).optional().catch(undefined),
  locale: z.enum(locales).catch(defaultLocale),
});
/** Version of the terms that the page showed beside its button. A new user accepts them by going on. */
const beginning = z.object({ terms: z.string().optional().catch(undefined) });
const ended = way.extend({ error: z.string().optional().catch('failed') });

const failures: Readonly<Record<string, SignInFailure>> = {
  access_denied: 'refused',
  email_not_found: 'email',
  account_not_linked: 'unlinked',
  signup_disabled: 'terms',
  unreachable: 'unreachable',
  'too-many': 'too-many',
};

const open = { config: { access: unidentified }, schema: { hide: true } } as const;
const outcomePath = '/api/auth/openid-outcome';

/** Lets a popup that visits the provider stay connected to the window that opened it. */
const stayKnown = (reply: FastifyReply) => reply.header('cross-origin-opener-policy', 'unsafe-none');

/** Sign-in with a provider: the way there, the way back, and the outcome. These are pages, not API answers. */
export function openIdRoutes(
  { app, env }: Pick<ModuleContext, 'app' | 'env'>,
  auth: Auth,
  sessions: SessionParts,
): void {
  app.get<{ Params: { id: string } }>('/api/auth/openid/:id', open, async (request, reply) => {
    const wish = way.parse(request.query);
    const query = new URLSearchParams(Object.entries(wish));
    const outcome = `${outcomePath}?${query}`;
    const body = {
      provider: request.params.id,
      callbackURL: outcome,
      errorCallbackURL: outcome,
      disableRedirect: true,
      requestSignUp: acceptsTerms(request),
      additionalData: { locale: wish.locale },
    };
    const response = await askLibrary(auth, request, { path: '/api/auth/sign-in/social', body });
    passCookies(response, reply);
    const { url } = response.ok ? ((await response.json()) as { url: string }) : { url: null };
    const failure = response.status === 429 ? 'too-many' : 'unreachable';
    if (!url)
      request.log.warn({ provider: request.params.id, status: response.status }, 'sign-in did not begin');
    return stayKnown(reply).redirect(url ?? `${outcome}&error=${failure}`);
  });

  app.get('/api/auth/callback/:id', open, async (request, reply) => {
    const response = await askLibrary(auth, request);
    if (tokenSetBy(response.headers.getSetCookie(), sessions)) await endSessionBefore(sessions, request);
    passCookies(response, reply);
    const failure = response.status === 429 ? 'too-many' : 'failed';
    return stayKnown(reply).redirect(response.headers.get('location') ?? `${outcomePath}?error=${failure}`);
  });

  app.get(outcomePath, open, (request, reply) => sendOutcome(env, request, reply));
  app.get(outcomeScriptPath, open, (_request, reply) => reply.type('text/javascript').send(outcomeScript));
  app.get(outcomeStylePath, open, (_request, reply) => reply.type('text/css').send(outcomeStyle));
}

/** A browser has one session. */
async function endSessionBefore(sessions: SessionParts, request: FastifyRequest): Promise<void> {
  const before = await findSession(sessions, request);
  if (before) await endSession(sessions.db, before.token);
}

function sendOutcome(env: ModuleContext['env'], request: FastifyRequest, reply: FastifyReply) {
  const { error, flow, ...wish } = ended.parse(request.query);
  const failure = error === undefined ? null : (failures[error] ?? 'failed');
  const target = targetOf(wish, failure, env.public);
  stayKnown(reply);
  if (!flow) return reply.redirect(target);
  return reply
    .type('text/html; charset=utf-8')
    .send(outcomePage({ locale: wish.locale, flow, failure, target }));
}

/** A link on another site's page must not accept terms for its visitor. */
function acceptsTerms({ query, headers }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site = 'same-origin' } = headers;
  return site === 'same-origin' && beginning.parse(query).terms === termsVersion;
}

function passCookies(response: Response, reply: FastifyReply): void {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
}
