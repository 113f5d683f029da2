import { type CartAnswer, cartAddedAnswer, cartAnswer } from 'shared-kit/contract/cart';

/** Allowed answers while the database is away; anything else breaks the promise. */
export type Seen = 'right' | 'unavailable';

export class WrongAnswer extends Error {}

/** Demo accounts that buy. */
export type Account = 'plain' | 'retailer' | 'mill' | 'machines';

/** A signed-in buyer with one cart line, whose note they change repeatedly. */
export type Buyer = Readonly<{
  /** Reads; `unavailable` is a correct 503. Throws on any other wrong answer. */
  browse: () => Promise<Seen>;
  /** Writes the next number into the note; it counts as kept once acknowledged. */
  write: () => Promise<Seen>;
  /** Whether the cart contains the last acknowledged number, or one sent after it. */
  findsWhatWasKept: () => Promise<Seen>;
}>;

const patienceMs = 60_000;

export async function buyer(url: string, account: Account): Promise<Buyer> {
  const cookie = await signIn(url, account);
  const ask = (path: string, method = 'GET', body?: object) => request(url, { path, method, cookie, body });
  const { data } = await ask('/api/products?limit=20');
  let line = '';
  for (const { id } of (data as { items: { id: string }[] }).items) {
    const added = await ask('/api/cart/lines', 'POST', { productId: id }).catch(() => null);
    line = added?.seen === 'right' ? cartAddedAnswer.parse(added.data).lineId : '';
    if (line) break;
  }
  if (!line) throw new Error(`${account} could add nothing to the cart`);

  let sent = 0;
  let kept = 0;
  const noteIn = (cart: unknown): number => {
    const { groups } = cartAnswer.parse(cart) satisfies CartAnswer;
    return Number(groups.flatMap(({ lines }) => lines).find(({ id }) => id === line)?.note);
  };
  return {
    browse: async () => {
      const answers = [await ask('/api/cart'), await ask('/api/products?limit=20')];
      return answers.every(({ seen }) => seen === 'right') ? 'right' : 'unavailable';
    },
    write: async () => {
      sent += 1;
      const mine = sent;
      const { seen, data: cart } = await ask(`/api/cart/lines/${line}`, 'PATCH', { note: String(mine) });
      if (seen !== 'right') return seen;
      if (noteIn(cart) !== mine) throw new WrongAnswer(`wrote ${mine}, was answered ${noteIn(cart)}`);
      kept = mine;
      return 'right';
    },
    findsWhatWasKept: async () => {
      const { seen, data: cart } = await ask('/api/cart');
      if (seen !== 'right') return seen;
      const found = noteIn(cart);
      if (!(found >= kept && found <= sent)) {
        throw new WrongAnswer(`${kept} was kept and ${sent} sent, but ${found} is there`);
      }
      return 'right';
    },
  };
}

type Asked = Readonly<{ path: string; method: string; cookie: string; body?: object | undefined }>;

async function request(url: string, { path, method, cookie, body }: Asked) {
  const answer = await fetch(url + path, {
    method,
    signal: AbortSignal.timeout(patienceMs),
    headers: {
      cookie,
      origin: url,
      'idempotency-key': `database-drill-${Math.random()}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const data: unknown = await answer.json();
  if (answer.ok) return { seen: 'right' as const, data };
  const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json');
  if (answer.status === 503 && isProblem && Number(answer.headers.get('retry-after')) > 0) {
    return { seen: 'unavailable' as const, data };
  }
  throw new WrongAnswer(
    `${method} ${path} was answered ${answer.status} ${(data as { code?: string }).code}`,
  );
}

async function signIn(url: string, account: Account): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@demo.example`, password: 'tezgah-demo-2026' }),
  });
  if (!answer.ok) throw new Error(`${account} could not sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ');
}
