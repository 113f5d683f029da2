import { afterEach, expect, it } from '@jest/globals';
import { cart } from 'shared-kit/contract/cart';
import type { Endpoint, EndpointSpec } from 'shared-kit/contract/endpoints';
import * as z from 'zod/mini';
import { addressOf, bind, call, upload } from './call.ts';
import type { Confirmed } from './confirmed.ts';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

/** What was sent last. */
let sent: Request;
/** Answers every request with this JSON. */
function answering(answer: unknown): void {
  globalThis.fetch = async (address, init) => {
    sent = new Request(new URL(String(address), 'http://market'), init);
    return Response.json(answer);
  };
}

const spec = {
  summary: 'A move of a quote',
  params: z.object({ id: z.string() }),
  body: z.object({ note: z.string(), seen: z.object({}) }),
  answer: z.object({ state: z.string() }),
  errors: [],
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
const accept: Endpoint<typeof spec> = { method: 'POST', path: '/api/quotes/:id/accept' };
const withdrawSpec = {
  summary: 'A move that says nothing',
  params: z.object({ id: z.string() }),
  answer: z.object({}),
  errors: [],
  takesKey: true,
} satisfies EndpointSpec;
const withdraw: Endpoint<typeof withdrawSpec> = { method: 'POST', path: '/api/quotes/:id/withdraw' };
const fileSpec = {
  summary: 'A file',
  query: z.object({ name: z.string() }),
  door: 'quote-attachment',
  answer: z.object({ id: z.string() }),
  errors: [],
} satisfies EndpointSpec;
const attach: Endpoint<typeof fileSpec> = { method: 'POST', path: '/api/quote-attachments' };

it('fills in the address of an endpoint', () => {
  expect(addressOf(cart.count)).toBe('/api/cart/count');
  expect(addressOf(cart.read, { query: { locale: 'tr', currency: '' } })).toBe('/api/cart?locale=tr');
  expect(addressOf(cart.restoreLine, { params: { id: 'a/b' } })).toBe('/api/cart/lines/a%2Fb/restore');
});

it('sends a body with its key', async () => {
  answering({ lineId: '1', quantity: 1, count: 3 });
  const { count } = await call(cart.addLine, { body: { productId: 'p' }, key: 'key-of-it' });
  expect(count).toBe(3);
  expect([sent.method, sent.headers.get('idempotency-key')]).toEqual(['POST', 'key-of-it']);
  expect(await sent.json()).toEqual({ productId: 'p' });
});

it('sends nothing where an endpoint takes no body', async () => {
  answering({});
  await call(cart.removeLine, { params: { id: '1' } });
  expect([sent.method, await sent.text()]).toEqual(['DELETE', '']);
});

it('sends the key of a move that takes no body', async () => {
  answering({});
  await call(withdraw, { params: { id: '1' }, key: 'key-of-it' });
  expect([sent.url, sent.headers.get('idempotency-key')]).toEqual([
    'http://market/api/quotes/1/withdraw',
    'key-of-it',
  ]);
});

it('sends what was confirmed with a binding move, and makes its key of both', async () => {
  answering({ state: 'accepted' });
  const confirmed = { seen: { total: '1' } } as unknown as Confirmed;
  await bind(confirmed, accept, { params: { id: '1' }, body: { note: '' } }, JSON.stringify);
  expect(await sent.json()).toEqual({ note: '', seen: { total: '1' } });
  expect(sent.headers.get('idempotency-key')).toBe(
    '["/api/quotes/1/accept",{"note":"","seen":{"total":"1"}}]',
  );
});

it('sends a file as the body', async () => {
  answering({ id: '1' });
  await upload(attach, new Blob(['two halls']), { query: { name: 'plan.txt' } });
  expect([new URL(sent.url).search, await sent.text()]).toEqual(['?name=plan.txt', 'two halls']);
});

/** Never run: each line must not compile. */
export const mistakes = (confirmed: Confirmed) => [
  // @ts-expect-error an address that the contract doesn't have
  () => call(cart.empty),
  // @ts-expect-error a body of another form
  () => call(cart.addLine, { body: { product: 'p' }, key: 'key' }),
  // @ts-expect-error no body
  () => call(cart.addLine, { key: 'key' }),
  // @ts-expect-error no idempotency key
  () => call(cart.addLine, { body: { productId: 'p' } }),
  // @ts-expect-error an idempotency key where none is taken
  () => call(cart.previewList, { body: { text: '' }, key: 'key' }),
  // @ts-expect-error an unknown query
  () => call(cart.read, { query: { language: 'tr' } }),
  // @ts-expect-error no parameter of the path
  () => call(cart.removeLine),
  // @ts-expect-error another answer
  async () => (await call(cart.count)).lines,
  // @ts-expect-error a binding move goes through `bind`, not `call`
  () => call(accept, { params: { id: '1' }, body: { note: '', seen: {} }, key: 'key' }),
  // @ts-expect-error a plain move as a binding one
  () => bind(confirmed, cart.addLine, { body: { productId: 'p' } }, String),
  // @ts-expect-error a file as JSON
  () => call(attach, { query: { name: 'plan.txt' } }),
];
