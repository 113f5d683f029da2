type Answer = Readonly<{ status?: number; body: unknown }>;
/** `sent` is the request's body, parsed; undefined where it has none. */
type Route = (url: URL, sent: unknown) => Answer | Promise<Answer>;

export type FakeNetwork = Readonly<{
  /** Requested addresses so far, oldest first, as `/path?query`. */
  asked: readonly string[];
  /** The latest requested address that begins with `path`. Throws if there is none. */
  last: (path: string) => URL;
  /** Changes what a path answers from now on. */
  answer: (path: string, route: Route) => void;
  restore: () => void;
}>;

export const problemAnswer = (status: number, code: string, requestId = 'req-test'): Answer => ({
  status,
  body: { type: 'about:blank', title: code, status, code, requestId },
});

/**
 * Fakes `fetch` and uploads, so that tests run all of our own code. Unknown paths answer 404, as the real server does.
 */
export function fakeNetwork(routes: Readonly<Record<string, Route>>): FakeNetwork {
  const known = new Map(Object.entries(routes));
  const asked: string[] = [];
  const original = { fetch: globalThis.fetch, XMLHttpRequest: globalThis.XMLHttpRequest };
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    asked.push(url.pathname + url.search);
    const route = known.get(url.pathname);
    const answer = route ? route(url, readBody(init?.body)) : problemAnswer(404, 'endpoint.not-found');
    const { status = 200, body } = await Promise.race([answer, ...aborted(init?.signal)]);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  return {
    asked,
    last: (path) => {
      const found = asked.findLast((it) => it.startsWith(path));
      if (!found) throw new Error(`${path} was not requested; requests: ${asked.join(', ') || 'none'}`);
      return new URL(found, 'http://localhost');
    },
    answer: (path, route) => known.set(path, route),
    restore: () => {
      Object.assign(globalThis, original);
    },
  };
}

/** Rejects once the caller aborts. */
const aborted = (signal?: AbortSignal | null): readonly Promise<never>[] =>
  signal ? [new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))] : [];

/** The part of XMLHttpRequest that an upload uses. It reports half of the file before the answer comes. */
class FakeUpload {
  readonly upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  #method = '';
  #address = '';

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }
  setRequestHeader(): void {}
  abort(): void {
    this.onload = undefined;
    this.onabort?.();
  }
  send(): void {
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    fetch(this.#address, { method: this.#method })
      .then(async (response) => {
        this.status = response.status;
        this.responseText = await response.text();
        this.onload?.();
      })
      .catch(() => this.onerror?.());
  }
}

const readBody = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : undefined);
