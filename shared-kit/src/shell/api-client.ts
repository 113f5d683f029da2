import { type QueryValue, withQuery } from 'shared-kit/contract/endpoints';
import type { ErrorCode, Problem } from 'shared-kit/contract/errors';
import { dataOfHeader } from 'shared-kit/contract/market';
import type { Confirmed } from './confirmed.ts';
import { noteAnswer, noteAway, noteNoAnswer } from './connection-store.ts';
import { noteExpiry, signingOutSignal } from './session-store.ts';

/**
 * An error answer of the API, by its stable code; `network` if the market or its data could not be reached.
 * Pages translate the code; the request id is for support.
 */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network';
  readonly status: number;
  readonly requestId: string | null;
  readonly errors: NonNullable<Problem['errors']>;
  readonly room: Problem['room'];

  constructor(code: ApiError['code'], status: number, problem?: Partial<Problem>) {
    super(problem?.detail ?? code);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.requestId = problem?.requestId ?? null;
    this.errors = problem?.errors ?? [];
    this.room = problem?.room;
  }
}

/** Reference for support: the request id, or else the error code. */
export const referenceOf = (error: unknown): string =>
  error instanceof ApiError ? (error.requestId ?? error.code) : 'internal';

/** The code of a refusal if the page has words for it. */
export const refusalAmong = <Code extends ApiError['code']>(
  error: unknown,
  worded: readonly Code[],
): Code | undefined => (error instanceof ApiError ? worded.find((code) => code === error.code) : undefined);

export type QueryValues = Readonly<Record<string, QueryValue>>;

export const apiAddress = withQuery;

/** Sends a request and reads its JSON. */
export async function send<Answer>(
  method: string,
  address: string,
  init: RequestInit,
  ask: (address: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<Answer> {
  let response: Response;
  try {
    response = await ask(address, { method, headers: { accept: 'application/json' }, ...init });
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    noteNoAnswer();
    throw new ApiError('network', 0);
  }
  noteAnswer();
  if (!response.ok) throw await refusalOf(response);
  const dataOf = response.headers.get(dataOfHeader);
  if (dataOf !== null) noteAway(dataOf);
  return response.status === 204 ? (undefined as Answer) : ((await response.json()) as Answer);
}

async function refusalOf(response: Response): Promise<ApiError> {
  const problem = (await response.json().catch(() => undefined)) as Partial<Problem> | undefined;
  const code = problem?.code;
  if (isAway(response.status, code)) {
    noteAway();
    return new ApiError('network', response.status, problem);
  }
  if (code === 'auth.signed-out') noteExpiry();
  return new ApiError((code as ErrorCode | undefined) ?? 'internal', response.status, problem);
}

/** The market can't reach its database, or a proxy can't reach the market. */
const isAway = (status: number, code: string | undefined): boolean =>
  code === 'database.away' || (code === undefined && [502, 503, 504].includes(status));

/** Reads are aborted after this time. */
const longestWait = 15_000;

/** Aborts a read after `longestWait`. Never use it for a write: the write may have succeeded. */
export async function withinLimit<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  given: AbortSignal | undefined,
): Promise<Answer> {
  const asking = new AbortController();
  const stop = () => asking.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, longestWait);
  const signals = [signingOutSignal(), ...(given ? [given] : [])];
  if (signals.some(({ aborted }) => aborted)) stop();
  for (const signal of signals) signal.addEventListener('abort', stop);
  try {
    return await ask(asking.signal);
  } catch (cause) {
    if (!isLate) throw cause;
    noteNoAnswer();
    // Don't retry: the visitor has waited long enough. Status 408 stops the automatic retry of lost connections.
    throw new ApiError('network', 408);
  } finally {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', stop);
  }
}

/** The file's media type, a listener for the share already sent (0 to 1), and what ends the upload. */
type Upload = Readonly<{
  type?: string;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  idempotencyKey?: string | undefined;
}>;

const json = { accept: 'application/json', 'content-type': 'application/json' } as const;

/** A key for one intended effect: a repeated request with the same key takes effect only once. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A JSON body, with its idempotency key if it has one. */
export const keyed = (body: unknown, idempotencyKey: string | undefined): RequestInit => ({
  body: JSON.stringify(body),
  headers: { ...json, ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }) },
});

/**
 * Requests by address, for areas that were released before endpoints were declared: pages use `call`, `bind` and
 * `upload`. All throw `ApiError`.
 */
export const api = {
  get: <Answer>(path: string, query?: QueryValues, signal?: AbortSignal): Promise<Answer> =>
    withinLimit((asking) => send<Answer>('GET', apiAddress(path, query), { signal: asking }), signal),
  post: <Answer>(path: string, body: unknown, idempotencyKey?: string): Promise<Answer> =>
    send('POST', path, keyed(body, idempotencyKey)),
  /** Makes a binding move: what was confirmed goes with it, and into its idempotency key. */
  bind: <Answer>(
    confirmed: Confirmed,
    path: string,
    body: object,
    keyOf: (body: object) => string,
  ): Promise<Answer> => {
    const whole = { ...body, seen: confirmed.seen };
    return send('POST', path, keyed(whole, keyOf([path, whole])));
  },
  put: <Answer>(path: string, body: unknown, idempotencyKey?: string): Promise<Answer> =>
    send('PUT', path, keyed(body, idempotencyKey)),
  patch: <Answer>(path: string, body: unknown): Promise<Answer> =>
    send('PATCH', path, { body: JSON.stringify(body), headers: json }),
  /** Sends the file as the body; its name goes into the query of `path`. */
  upload: <Answer>(
    path: string,
    file: Blob,
    { type, onProgress, signal, idempotencyKey }: Upload = {},
  ): Promise<Answer> =>
    send(
      'POST',
      path,
      {
        body: file,
        headers: {
          accept: 'application/json',
          'content-type': type ?? 'application/octet-stream',
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(signal && { signal }),
      },
      onProgress && sendFile(file, onProgress),
    ),
  delete: <Answer>(path: string): Promise<Answer> => send('DELETE', path, {}),
};

/** Like `fetch`, but reports upload progress, which `fetch` can't. */
const sendFile =
  (file: Blob, onProgress: (share: number) => void) =>
  (address: string, { method = 'POST', headers, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError('The file was not sent.'));
      request.onabort = () => reject(signal?.reason);
      signal?.addEventListener('abort', () => request.abort());
      request.send(file);
    });
