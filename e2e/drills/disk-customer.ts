import { randomBytes, randomUUID } from 'node:crypto';

const password = 'tezgah-demo-2026';
const patienceMs = 30_000;

export type Outcome = Readonly<{ status: number; code: string | null }>;

/** An account of the demo market that reads, uploads and writes; status 0 means that no answer came. */
export async function signIn(url: string, email: string) {
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  });
  if (!signedIn.ok) throw new Error(`The drill could not sign in: ${signedIn.status}`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const ask = async (path: string, init: RequestInit = {}): Promise<Outcome> => {
    try {
      const answer = await fetch(`${url}${path}`, {
        ...init,
        headers: { cookie, origin: url, accept: 'application/json', ...init.headers },
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await answer.text();
      const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json');
      return { status: answer.status, code: isProblem ? (JSON.parse(text) as { code: string }).code : null };
    } catch {
      return { status: 0, code: null };
    }
  };
  const listed = await fetch(`${url}/api/products`, { headers: { cookie } });
  const { items } = (await listed.json()) as { items: { id: string }[] };
  return {
    read: (path: string) => ask(path),
    upload: (bytes: number) =>
      ask('/api/quote-attachments?name=drill.txt', {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        // Text that doesn't get smaller when it is stored.
        body: new Blob([randomBytes(Math.ceil(bytes / 2)).toString('hex')]),
      }),
    /** A small write. */
    addToCart: () =>
      ask('/api/cart/lines', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ productId: items[0]?.id }),
      }),
  };
}
export type Customer = Awaited<ReturnType<typeof signIn>>;
