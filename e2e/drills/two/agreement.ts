import { randomUUID } from 'node:crypto';
import type { CartAnswer } from 'shared-kit/contract/cart';
import { lookInto } from '../database-of.ts';
import { accept, addToCart, offer, request, type Trade, withdraw } from '../offered-quote.ts';
import { done, type Person } from '../person.ts';
import { hearNews } from './hear-news.ts';

/** Two processes of one market, and the people who trade. */
export type Pair = Readonly<{
  urls: readonly [string, string];
  dataDir: string;
  trade: Trade;
  /** Time within which one process must know what the other did. */
  withinMs: number;
}>;

/** Broken promises as sentences, and the time if it counts. */
export type Outcome = Readonly<{ broken: readonly string[]; tookMs?: number | null }>;

const outcome = (...checks: readonly (readonly [boolean, string])[]): Outcome => ({
  broken: checks.filter(([holds]) => !holds).map(([, sentence]) => sentence),
});

/** The buyer accepts at one process while the maker withdraws at the other: one wins, and both report the same. */
export async function race({ urls: [one, other], trade }: Pair): Promise<Outcome> {
  const { buyer, sellers } = trade;
  const seller = sellers[0] as Person;
  const [quoteId = ''] = await request({ ...trade, buyer: buyer.at(one) });
  const offered = await offer(seller.at(other), quoteId);
  const both = await Promise.all([accept(buyer.at(one), offered), withdraw(seller.at(other), offered)]);
  const stageAt = async (url: string) => (await done(buyer.at(url).ask(`/api/quotes/${quoteId}`))).stage;
  const stages = [await stageAt(one), await stageAt(other)];
  const statuses = both.map(({ status }) => status).toSorted();
  return outcome(
    [String(statuses) === '200,409', `Acceptance and withdrawal at once were answered ${statuses}.`],
    [stages[0] === stages[1], `Then one told ${stages[0]} and the other ${stages[1]}.`],
  );
}

/** Both processes get the same request with the same key at once: it takes effect once. */
export async function sameKey({ urls: [one, other], trade: { buyer, products } }: Pair): Promise<Outcome> {
  const [product = ''] = products;
  const quantityAt = async (url: string) =>
    quantityOf((await done(buyer.at(url).ask('/api/cart'))) as CartAnswer, product);
  const add = (url: string, key: string) => done(addToCart(buyer.at(url), product, key));
  const first = await add(one, randomUUID());
  const before = await quantityAt(other);
  const key = randomUUID();
  const answers = await Promise.all([add(one, key), add(other, key)]);
  const after = [await quantityAt(one), await quantityAt(other)];
  const next = await add(other, randomUUID());
  const step = next.quantity - (after[0] ?? 0);
  return outcome(
    [first.quantity === before, `Added to ${first.quantity} at one, the other told ${before}.`],
    [answers[0].quantity === answers[1].quantity, 'One key was answered in two ways.'],
    [after[0] === before + step && after[1] === before + step, `One key at both made ${before} ${after}.`],
  );
}

const quantityOf = ({ groups }: CartAnswer, product: string): number =>
  groups.flatMap(({ lines }) => lines).find(({ productId }) => productId === product)?.quantity ?? 0;

/** The maker writes at one process; the buyer's page hears it at the other. */
export async function liveNews({ urls: [one, other], trade, withinMs }: Pair): Promise<Outcome> {
  const [quoteId = ''] = await request(trade);
  const hearing = await hearNews(trade.buyer.at(other));
  try {
    const heard = hearing.heard(({ topic, id }) => topic === 'quote' && id === quoteId, withinMs);
    const body = { text: 'We can ship in May.', lineKey: null, attachmentIds: [] };
    await done(
      (trade.sellers[0] as Person).at(one).ask(`/api/quotes/${quoteId}/messages`, { method: 'POST', body }),
    );
    const tookMs = await heard;
    return { ...outcome([tookMs !== null, 'News of one process were not heard at the other.']), tookMs };
  } finally {
    hearing.stop();
  }
}

/** A product changes: both processes drop their cached answer and then give the same. */
export async function keptAnswers({
  urls,
  dataDir,
  withinMs,
  trade: { buyer, products },
}: Pair): Promise<Outcome> {
  const [product = ''] = products;
  const titlesNow = () =>
    Promise.all(
      urls.map(async (url) => (await done(buyer.at(url).ask(`/api/products/${product}`))).title as string),
    );
  await titlesNow();
  const title = `Drilled ${randomUUID()}`;
  await lookInto(dataDir, (rows) =>
    rows(`update product set title = jsonb_build_object('en', '${title}'::text) where id = '${product}'`),
  );
  const since = performance.now();
  let titles = await titlesNow();
  while (titles.some((it) => it !== title) && performance.now() - since < withinMs)
    titles = await titlesNow();
  const tookMs = performance.now() - since;
  const lists = await Promise.all(
    urls.map(async (url) =>
      JSON.stringify(await done(buyer.at(url).ask(`/api/products?q=${title.slice(0, 20)}`))),
    ),
  );
  return {
    ...outcome(
      [titles.every((it) => it === title), `A changed title is still told as ${titles}.`],
      [lists[0] === lists[1], 'The two answer one question in two ways.'],
    ),
    tookMs,
  };
}
