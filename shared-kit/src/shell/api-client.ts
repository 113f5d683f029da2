import { dataOfHeader, type ErrorCode, type Problem } from 'shared-kit/contract';
import { noteAnswer, noteAway, noteNoAnswer } from './connection-store.ts';
import { takePageAnswer } from './page-answers.ts';
import { sendFile } from './send-file.ts';
import { noteExpiry, signingOutSignal } from './session-store.ts';

/**
 * A refusal of the API, by its stable code; `network` where the market or its data could not be reached. Pages translate
 * the code; the request id is for support.
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

/** What support needs to find what went wrong. */
export const referenceOf = (error: unknown): string =>
  error instanceof ApiError ? (error.requestId ?? error.code) : 'internal';

/** Why something was refused, where it is one of those that a page has words for. */
export const refusalAmong = <Code extends ApiError['code']>(
  error: unknown,
  worded: readonly Code[],
): Code | undefined => (error instanceof ApiError ? worded.find((code) => code === error.code) : undefined);

export type QueryValues = Readonly<
  Record<string, string | number | boolean | readonly string[] | null | undefined>
>;

/** `path` with its query: empty values are left out, lists are joined by commas. */
export function apiAddress(path: string, query: QueryValues = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value)
      ? value.join(',')
      : value === null || value === undefined
        ? ''
        : String(value);
    if (text !== '') search.set(name, text);
  }
  const suffix = search.toString();
  return suffix ? `${path}?${suffix}` : path;
}

async function call<Answer>(
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

/** The market can't get at its data, or a proxy before it can't get at the market. */
const isAway = (status: number, code: string | undefined): boolean =>
  code === 'database.away' || (code === undefined && [502, 503, 504].includes(status));

/** Whoever reads waits no longer than this; by then an answer that is still to come is as good as none. */
const longestWait = 15_000;

/** What is only read can be given up and asked for again. A deed can't: it may have been done. */
async function withinLimit<Answer>(
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
    // Not tried again unasked, as a lost connection is: it was waited for long enough.
    throw new ApiError('network', 408);
  } finally {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', stop);
  }
}

/** What endpoints take files as, and whoever wants to hear what share of one is sent. */
type Upload = Readonly<{ type?: string; onProgress?: (share: number) => void }>;

const json = { accept: 'application/json', 'content-type': 'application/json' } as const;

/** Names one intended effect: sent again with the same key, a request takes effect no second time. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const keyed = (body: unknown, idempotencyKey: string | undefined): RequestInit => ({
  body: JSON.stringify(body),
  headers: { ...json, ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }) },
});

export const api = {
  /** Throws `ApiError`. The first answer may have come with the document. It is what the endpoint's schema in the contract says. */
  get: async <Answer>(path: string, query?: QueryValues, signal?: AbortSignal): Promise<Answer> => {
    const address = apiAddress(path, query);
    const brought = takePageAnswer(address) as Answer | undefined;
    return brought === undefined
      ? withinLimit((asking) => call<Answer>('GET', address, { signal: asking }), signal)
      : brought;
  },
  post: <Answer>(path: string, body: unknown, idempotencyKey?: string): Promise<Answer> =>
    call('POST', path, keyed(body, idempotencyKey)),
  put: <Answer>(path: string, body: unknown, idempotencyKey?: string): Promise<Answer> =>
    call('PUT', path, keyed(body, idempotencyKey)),
  patch: <Answer>(path: string, body: unknown): Promise<Answer> =>
    call('PATCH', path, { body: JSON.stringify(body), headers: json }),
  /** A file as it is; its name goes into the path's query. */
  upload: <Answer>(path: string, file: Blob, { type, onProgress }: Upload = {}): Promise<Answer> =>
    call(
      'POST',
      path,
      {
        body: file,
        headers: { accept: 'application/json', 'content-type': type ?? 'application/octet-stream' },
      },
      onProgress && sendFile(file, onProgress),
    ),
  delete: <Answer>(path: string): Promise<Answer> => call('DELETE', path, {}),
};
