import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from 'shared-kit/contract';
import { AppError } from '../../platform/http/index.ts';
import { type Auth, clientAddressHeader } from './auth.ts';

/** What the library offers and the market uses; the rest stays closed until a page needs it. */
const open = new Set(['sign-in/email', 'sign-out']);

type Failure = Readonly<{ code?: string; message?: string }>;

/** Passes a request to the library, and its failures on as problems of ours. */
export const authHandler =
  (auth: Auth) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = (request.params as { '*': string })['*'];
    if (!open.has(path)) throw new AppError('endpoint.not-found');
    const response = await askLibrary(auth, request);
    for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
    const text = await response.text();
    const body: unknown = text ? JSON.parse(text) : {};
    if (!response.ok) throw asProblem(response, body as Failure, reply);
    // The token belongs in the cookie, where no script can read it.
    const { token: _token, ...answer } = body as Record<string, unknown>;
    return reply.code(response.status).send(answer);
  };

type Question = Readonly<{ path: string; body: object }>;

/** Passes a request on, or asks the library something else on behalf of whoever sent it. */
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
  return new AppError(codesByStatus[response.status] ?? 'internal', { cause: failure });
}
