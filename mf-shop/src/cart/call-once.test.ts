import { afterEach, expect, it } from '@jest/globals';
import { cart } from 'shared-kit/contract/cart';
import { callOnce } from './call-once.ts';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

/** Answers with these statuses in turn (0: no answer); returns the idempotency keys that were sent. */
function serverThat(...statuses: number[]): string[] {
  const keys: string[] = [];
  globalThis.fetch = async (_address, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key') ?? '');
    const status = statuses[keys.length - 1] ?? 200;
    if (status === 0) throw new TypeError('no network');
    return new Response('{}', { status });
  };
  return keys;
}
const post = ({ quantity }: { quantity: number }) =>
  callOnce(cart.addLine, { body: { productId: '0197a000-0000-7000-8000-000000000001', quantity } }).catch(
    () => undefined,
  );

it.each([
  ['a connection that broke', 0, true],
  ['a server that failed', 503, true],
  ['a refusal', 409, false],
  ['success', 200, false],
])('after %s, the same request is the same to the server: %d, %s', async (_what, status, isSame) => {
  const keys = serverThat(status);
  await post({ quantity: 1 });
  await post({ quantity: 1 });
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1] === keys[0]).toBe(isSame);
});

it('is another request with another body', async () => {
  const keys = serverThat(0);
  await post({ quantity: 1 });
  await post({ quantity: 2 });
  expect(keys[1]).not.toBe(keys[0]);
});
