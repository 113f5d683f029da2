type Answer = Readonly<{ status?: number; body: unknown }>;
/** `sent` is the request's body, parsed; undefined where it has none. */
type Route = (url: URL, sent: unknown) => Answer | Promise<Answer>;

export type FakeNetwork = Readonly<{
  /** Addresses asked for so far, oldest first, as `/path?query`. */
  asked: readonly string[];
  /** The newest address that begins with `path`, parsed. Throws when there is none. */
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
 * Stands in for the network at its edge, so that everything of ours between page and wire runs. A path that
 * nobody expects answers 404 like the real server.
 */
export function fakeNetwork(routes: Readonly<Record<string, Route>>): FakeNetwork {
  const known = new Map(Object.entries(routes));
  const asked: string[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    asked.push(url.pathname + url.search);
    const route = known.get(url.pathname);
    const { status = 200, body } = route
      ? await route(url, readBody(init?.body))
      : problemAnswer(404, 'endpoint.not-found');
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  return {
    asked,
    last: (path) => {
      const found = asked.findLast((it) => it.startsWith(path));
      if (!found) throw new Error(`${path} was not asked for, only ${asked.join(', ') || 'nothing'}`);
      return new URL(found, 'http://localhost');
    },
    answer: (path, route) => known.set(path, route),
    restore: () => {
      globalThis.fetch = original;
    },
  };
}

const readBody = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : undefined);
