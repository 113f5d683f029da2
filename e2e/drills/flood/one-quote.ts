import { credentialsOf } from '../../fixtures/accounts.ts';
import { askFrom, type Given } from '../ask-from.ts';
import { lookInto } from '../database-of.ts';
import type { Market } from '../market.ts';
import { addToCart } from '../offered-quote.ts';
import type { Person } from '../person.ts';
import { told } from '../times.ts';
import { watched } from '../visitors.ts';

export type Outcome = Readonly<{ figures: Readonly<Record<string, string>>; broken: readonly string[] }>;

/** The flooded quote, and another person who writes to their own cart. */
type Asked = Readonly<{ many: string; other: Person; productId: string; isWhole: boolean }>;

const messages = 800;
/** Enough addresses that the limit per address doesn't apply: the limits per account and per quote are tested. */
const addresses = 40;
const mark = 'One of very many';

/** One account sends very many messages to one quote at once, while others read and one person writes to their cart. */
export async function manyMessages(market: Market, { many, isWhole, ...other }: Asked): Promise<Outcome> {
  const { url } = market;
  const askers = Array.from({ length: addresses }, (_, number) => askFrom(url, `127.0.2.${number + 1}`));
  const cookie = await cookieOf(url);
  const send = (number: number) =>
    (askers[number % addresses] as (typeof askers)[0])
      .ask(`/api/quotes/${many}/messages`, {
        cookie,
        body: { text: `${mark} ${number}`, lineKey: null, attachmentIds: [] },
      })
      .catch((error: Error) => error.message);
  let isOver = false;
  const all = Promise.all(Array.from({ length: messages }, (_, number) => send(number))).finally(() => {
    isOver = true;
  });
  const [answers, seen, carts] = await Promise.all([all, watched(url, all), cartWrites(other, () => isOver)]);
  for (const { close } of askers) close();
  const statuses = Object.groupBy(answers, (it) => (typeof it === 'string' ? it : it.status));
  const taken = answers.filter((it) => typeof it !== 'string' && (it.status === 200 || it.status === 201));
  const [stored] = await lookInto(market.dataDir, (rows) =>
    rows<{ count: number }>(`select count(*)::int as count from quote_message where text like '${mark} %'`),
  );
  const count = (it: string) => statuses[it]?.length ?? 0;
  const broken = [...seen.wrong, ...carts.wrong];
  for (const [status, given = []] of Object.entries(statuses)) {
    const isPromised = status === '200' || status === '201' || given.every((it) => isRefusal(it, isWhole));
    if (!isPromised) broken.push(`${given.length} messages at once were answered ${status}.`);
  }
  if (taken.length === 0) broken.push('Of many messages at once none was taken.');
  if (stored?.count !== taken.length)
    broken.push(`${taken.length} messages were taken, ${stored?.count} are there.`);
  return {
    figures: {
      'messages at once': `${messages}: ${taken.length} taken, ${count('429')} refused (429), ${count('503')} not in time (503), ${stored?.count} stored`,
      'visitors meanwhile': told(seen.visitors),
      'carts written meanwhile': told(carts.times),
    },
    broken,
  };
}

/** Refused as too many; on a busy machine also requests whose turn didn't come in time. */
const isRefusal = (answer: Given | string, isWhole: boolean): boolean =>
  typeof answer === 'object' &&
  (answer.status === 429 || (!isWhole && answer.status === 503 && /database\.busy/.test(answer.text))) &&
  Number(answer.headers['retry-after']) > 0;

async function cookieOf(url: string): Promise<string> {
  const { ask, close } = askFrom(url, '127.0.2.200');
  const { headers } = await ask('/api/auth/sign-in/email', { body: credentialsOf('retailer') });
  close();
  return (headers['set-cookie'] ?? []).map((it) => it.split(';')[0]).join('; ');
}

async function cartWrites({ other, productId }: Pick<Asked, 'other' | 'productId'>, isOver: () => boolean) {
  const [times, wrong]: [number[], string[]] = [[], []];
  do {
    const since = performance.now();
    const { status } = await addToCart(other, productId).catch(() => ({ status: 0 }));
    times.push(performance.now() - since);
    if (status !== 200) wrong.push(`Somebody else's cart was answered ${status}.`);
  } while (!isOver());
  return { times, wrong: wrong.slice(0, 5) };
}
