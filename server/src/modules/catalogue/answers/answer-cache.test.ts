import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { NoConnection } from '../../../platform/db/database-trouble.ts';
import { type CachedAnswer, createAnswerCache, type Dependencies } from './answer-cache.ts';
import { tellTags } from './market-news.ts';

describe('answer cache', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  /** A cache with the news that it hears; `market.version` is null while changes aren't heard. */
  function marketWith({ most }: { most?: number } = {}) {
    const market: { version: number | null } = { version: 1 };
    const { news, hear } = tellTags(() => market.version);
    return { cache: createAnswerCache(news, most), market, hear };
  }
  const made = (text: string, on: Dependencies = { tags: ['products'] }) => ({ text, on });
  const making = (text: string, on?: Dependencies) => async () => made(text, on);
  function counting(on?: Dependencies) {
    let count = 0;
    return { make: async () => made(`answer ${++count}`, on), count: () => count };
  }
  const asText = ({ written, isHit }: CachedAnswer) => [written.body.toString(), isHit];

  it('makes an answer once until everything may have changed', async () => {
    const { cache, market } = marketWith();
    const { make } = counting();
    expect(asText(await cache.answer('a', make))).toEqual(['answer 1', false]);
    expect(asText(await cache.answer('a', make))).toEqual(['answer 1', true]);
    expect(asText(await cache.answer('b', make))).toEqual(['answer 2', false]);
    market.version = 2;
    expect(asText(await cache.answer('a', make))).toEqual(['answer 3', false]);
  });

  it.each([
    ['its product', 'products product:1 category:weaving', false],
    ['another product', 'products product:2 category:weaving', true],
    ['a name that only begins alike', 'products product:11 category:weaving', true],
  ])('after a change of %s', async (_what, changed, isHit) => {
    const { cache, hear } = marketWith();
    const { make } = counting({ tags: ['product:1'] });
    await cache.answer('a', make);
    hear(changed);
    expect((await cache.answer('a', make)).isHit).toBe(isHit);
    expect((await cache.answer('a', make)).isHit).toBe(true);
  });

  it('sees a change of what may be late after half a minute, and keeps the answer if there was none', async () => {
    jest.useFakeTimers();
    const { cache, hear } = marketWith();
    const { make } = counting({ tags: ['category:weaving'], lateTags: ['products'] });
    await cache.answer('a', make);
    jest.advanceTimersByTime(90_000);
    expect(asText(await cache.answer('a', make))).toEqual(['answer 1', true]);
    hear('products product:2 category:knitting');
    expect(asText(await cache.answer('a', make))).toEqual(['answer 2', false]);
    hear('products product:2 category:knitting');
    jest.advanceTimersByTime(29_000);
    expect(asText(await cache.answer('a', make))).toEqual(['answer 2', true]);
    jest.advanceTimersByTime(2000);
    expect(asText(await cache.answer('a', make))).toEqual(['answer 3', false]);
  });

  it.each([
    ['nothing was told meanwhile', 1, ['answer 1', true]],
    ['something was told', 2, ['answer 4', false]],
  ])(
    'serves and keeps nothing while changes are not heard; afterwards, where %s',
    async (_case, after, answered) => {
      const { cache, market } = marketWith();
      const { make } = counting();
      await cache.answer('a', make);
      market.version = null;
      expect(asText(await cache.answer('a', make))).toEqual(['answer 2', false]);
      expect(asText(await cache.answer('a', make))).toEqual(['answer 3', false]);
      market.version = after;
      expect(asText(await cache.answer('a', make))).toEqual(answered);
    },
  );

  const away = () => Promise.reject(new NoConnection(new Error('refused')));

  it('serves the last valid answer with its time while the database is away', async () => {
    const { cache, market } = marketWith();
    await cache.answer('a', making('answer 1'));
    market.version = null;
    const before = await cache.answer('a', away);
    expect(asText(before)).toEqual(['answer 1', true]);
    expect(Date.now() - Number(before.rightAt)).toBeLessThan(60_000);
    await expect(cache.answer('never asked', away)).rejects.toThrow('refused');
    await expect(cache.answer('a', () => Promise.reject(new Error('ours')))).rejects.toThrow('ours');
    market.version = 2;
    expect((await cache.answer('a', making('answer 2'))).rightAt).toBeNull();
  });

  it('serves no answer of an absent database that a change made wrong before', async () => {
    const { cache, market, hear } = marketWith();
    await cache.answer('a', making('answer 1', { tags: ['product:1'] }));
    hear('products product:1 category:weaving');
    market.version = null;
    await expect(cache.answer('a', away)).rejects.toThrow('refused');
  });

  it.each([
    ['everything', () => 2, undefined],
    ['a product', () => 1, 'products product:2 category:knitting'],
  ])(
    'never serves an answer begun before a change of %s to a request made after it',
    async (_what, version, named) => {
      const { cache, market, hear } = marketWith();
      const begun = Promise.withResolvers<string>();
      const first = cache.answer('a', async () => made(await begun.promise));
      market.version = version();
      if (named) hear(named);
      const second = cache.answer('a', making('new'));
      begun.resolve('old');
      expect([asText(await first), asText(await second)]).toEqual([
        ['old', false],
        ['new', false],
      ]);
      expect(asText(await cache.answer('a', making('never')))).toEqual(['new', true]);
    },
  );

  it('shares one computation between concurrent requests, and forgets a failure', async () => {
    const { cache } = marketWith();
    const { make, count } = counting();
    await Promise.all([cache.answer('a', make), cache.answer('a', make)]);
    expect(count()).toBe(1);
    await expect(cache.answer('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(asText(await cache.answer('b', make))).toEqual(['answer 2', false]);
  });

  it('lets the longest unasked go when there is too much', async () => {
    const { cache } = marketWith({ most: 3500 });
    const { make, count } = counting();
    for (const key of ['a', 'b', 'a', 'c', 'd']) await cache.answer(key, make);
    expect(count()).toBe(4);
    expect((await cache.answer('a', make)).isHit).toBe(true);
    expect((await cache.answer('b', make)).isHit).toBe(false);
  });

  it('takes a change of very many names for a change of everything', () => {
    const { news, hear } = tellTags(() => 1, 2);
    const since = news.now() ?? Number.NaN;
    hear('product:1');
    expect(news.isUnchanged(['product:3'], since)).toBe(true);
    hear('product:2 product:3');
    expect(news.isUnchanged(['product:4'], since)).toBe(false);
  });

  it('tags equal answers alike and others apart', async () => {
    const { cache } = marketWith();
    const tag = async (key: string, text: string) => (await cache.answer(key, making(text))).written.tag;
    expect(await tag('a', 'x')).toBe(await tag('b', 'x'));
    expect(await tag('c', 'x')).not.toBe(await tag('d', 'y'));
  });
});
