import { expect, it } from '@jest/globals';
import { NoConnection } from '../../../platform/db/database-trouble.ts';
import { type CachedAnswer, createAnswerCache } from './answer-cache.ts';

function counting() {
  let made = 0;
  return { make: async () => `answer ${++made}`, count: () => made };
}
const asText = ({ written, isHit }: CachedAnswer) => [written.body.toString(), isHit];

it('makes an answer once until the version rises', async () => {
  let version: number | null = 1;
  const cache = createAnswerCache(() => version);
  const { make } = counting();
  expect(asText(await cache.answer('a', make))).toEqual(['answer 1', false]);
  expect(asText(await cache.answer('a', make))).toEqual(['answer 1', true]);
  expect(asText(await cache.answer('b', make))).toEqual(['answer 2', false]);
  version = 2;
  expect(asText(await cache.answer('a', make))).toEqual(['answer 3', false]);
});

it.each([
  ['nothing was told meanwhile', 1, ['answer 1', true]],
  ['something was told', 2, ['answer 4', false]],
])(
  'serves and keeps nothing while changes are not heard; afterwards, where %s',
  async (_case, after, answered) => {
    let version: number | null = 1;
    const cache = createAnswerCache(() => version);
    const { make } = counting();
    await cache.answer('a', make);
    version = null;
    expect(asText(await cache.answer('a', make))).toEqual(['answer 2', false]);
    expect(asText(await cache.answer('a', make))).toEqual(['answer 3', false]);
    version = after;
    expect(asText(await cache.answer('a', make))).toEqual(answered);
  },
);

it('serves the last valid answer with its time while the database is away', async () => {
  let version: number | null = 1;
  const cache = createAnswerCache(() => version);
  const away = () => Promise.reject(new NoConnection(new Error('refused')));
  await cache.answer('a', async () => 'answer 1');
  version = null;
  const before = await cache.answer('a', away);
  expect(asText(before)).toEqual(['answer 1', true]);
  expect(Date.now() - Number(before.rightAt)).toBeLessThan(60_000);
  await expect(cache.answer('never asked', away)).rejects.toThrow('refused');
  await expect(cache.answer('a', () => Promise.reject(new Error('ours')))).rejects.toThrow('ours');
  version = 2;
  expect((await cache.answer('a', async () => 'answer 2')).rightAt).toBeNull();
});

it('never serves an answer begun before a change to a request made after it', async () => {
  let version = 1;
  const cache = createAnswerCache(() => version);
  const begun = Promise.withResolvers<string>();
  const first = cache.answer('a', () => begun.promise);
  version = 2;
  const second = cache.answer('a', async () => 'new');
  begun.resolve('old');
  expect([asText(await first), asText(await second)]).toEqual([
    ['old', false],
    ['new', false],
  ]);
  expect(asText(await cache.answer('a', async () => 'never'))).toEqual(['new', true]);
});

it('shares one computation between concurrent requests, and forgets a failure', async () => {
  const cache = createAnswerCache(() => 1);
  const { make, count } = counting();
  await Promise.all([cache.answer('a', make), cache.answer('a', make)]);
  expect(count()).toBe(1);
  await expect(cache.answer('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(asText(await cache.answer('b', make))).toEqual(['answer 2', false]);
});

it('lets the longest unasked go when there is too much', async () => {
  const cache = createAnswerCache(() => 1, 3500);
  const { make, count } = counting();
  for (const key of ['a', 'b', 'a', 'c', 'd']) await cache.answer(key, make);
  expect(count()).toBe(4);
  expect((await cache.answer('a', make)).isHit).toBe(true);
  expect((await cache.answer('b', make)).isHit).toBe(false);
});

it('tags equal answers alike and others apart', async () => {
  const cache = createAnswerCache(() => null);
  const tag = async (text: string) => (await cache.answer('a', async () => text)).written.tag;
  expect(await tag('x')).toBe(await tag('x'));
  expect(await tag('x')).not.toBe(await tag('y'));
});
