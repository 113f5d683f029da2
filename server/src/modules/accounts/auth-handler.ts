import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from 'shared-kit/contract/errors';
import { credentialsInput } from 'shared-kit/contract/sign-in';
import { fieldsOf } from 'shared-kit/contract/tables';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/index.ts';
import { readInput } from '../../platform/http/read-input.ts';
import { type Auth, clientAddressHeader } from './auth.ts';
import { findSession, type SessionParts } from './find-session.ts';
import { limitSignIn } from './limit-sign-in.ts';
import { endSession } from './repository.ts';

/** The library's endpoints that the market uses; the others are closed. */
const open = new Set(['sign-in/email', 'sign-out']);

type Failure = Readonly<{ code?: string; message?: string }>;

type Parts = SessionParts & Readonly<{ clock: Clock }>;

/** Passes a request to the library and turns its failures into our problem documents. */
export const authHandler =
  (auth: Auth, parts: Parts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = (request.params as { '*': string })['*'];
    if (request.method !== 'POST' || !open.has(path)) throw new AppError('endpoint.not-found');
    if (path === 'sign-in/email') return signInByPassword(auth, parts, request, reply);
    return passOn(await askLibrary(auth, request, { path: `/api/auth/${path}`, body: {} }), reply);
  };

async function signInByPassword(auth: Auth, parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  const body = readInput(credentialsInput, request.body, 'request.body-invalid');
  const { email } = body;
  const forgive = await limitSignIn(parts, request, reply, email);
  const before = await findSession(parts, request);
  const response = await askLibrary(auth, request, { path: '/api/auth/sign-in/email', body });
  if (!response.ok) {
    const { code } = (await response
      .clone()
      .json()
      .catch(() => ({}))) as Failure;
    // The password was right, or was never compared.
    if (code === 'EMAIL_NOT_VERIFIED' || response.status >= 500) await forgive();
    return passOn(response, reply);
  }
  await forgive();
  // A browser has one session: the previous one would live on, and nobody could end it.
  if (before) await endSession(parts.db, before.token);
  return passOn(response, reply);
}

async function passOn(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  const text = await response.text();
  const body: unknown = text ? JSON.parse(text) : {};
  if (!response.ok) throw asProblem(response, body as Failure, reply);
  // The token belongs in the cookie, where no script can read it.
  const { token: _token, ...answer } = fieldsOf(body);
  return reply.code(response.status).send(answer);
}

type Question = Readonly<{ path: string; body: object }>;

/** Passes a request to the library, or asks it another question on the client's behalf. */
export const askLibrary = (auth: Auth, request: FastifyRequest, instead?: Question): Promise<Response> =>
  auth.handler(asWebRequest(request, instead));

function asWebRequest(request: FastifyRequest, instead?: Question): Request {
  const headers = new Headers();
  for (const name of ['cookie', 'origin', 'referer', 'user-agent']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('content-type', 'application/json');
  headers.set(clientAddressHeader, request.ip);
  const body = instead?.body ?? (request.method === 'POST' ? (request.body ?? {}) : null);
  return new Request(new URL(instead?.path ?? request.url, `${request.protocol}://${request.host}`), {
    method: body ? 'POST' : request.method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
}

const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'request.body-invalid',
  401: 'auth.credentials-wrong',
  404: 'endpoint.not-found',
  405: 'endpoint.not-found',
  429: 'request.too-many',
};

function asProblem(response: Response, failure: Failure, reply: FastifyReply): AppError {
  if (response.status === 429) reply.header('retry-after', response.headers.get('x-retry-after') ?? '60');
  if (failure.code === 'EMAIL_NOT_VERIFIED') return new AppError('auth.email-unverified');
  if (failure.code === 'INVALID_EMAIL') {
    return new AppError('request.body-invalid', { errors: [{ name: 'email', reason: 'invalid-format' }] });
  }
  const others: ErrorCode = response.status < 500 ? 'request.malformed' : 'internal';
  return new AppError(codesByStatus[response.status] ?? others, { cause: failure });
}
