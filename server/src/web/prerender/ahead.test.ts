import { expect, it, jest } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';
import { livePages } from './ahead.ts';

const never = new Promise<boolean>(() => undefined);

/** Pages whose first attempts end like this. */
function pagesOf({ tries, patience }: { tries: (boolean | Promise<boolean>)[]; patience: number }) {
  const make = jest.fn(async () => (await tries.shift()) ?? true);
  const log = { info: jest.fn() } as unknown as FastifyBaseLogger;
  return { make, pages: livePages({ make, log, patience, tryAgainAfter: 1 }) };
}

it('lets visitors in once the pages are made', async () => {
  const { pages } = pagesOf({ tries: [], patience: 60_000 });
  expect(pages.state()).toBe('being-made');
  await pages.begin();
  expect(pages.state()).toBe('made');
});

it('tries again until the pages are made', async () => {
  const { pages, make } = pagesOf({
    tries: [false, Promise.reject(new Error('no loom'))],
    patience: 60_000,
  });
  await pages.begin();
  expect(pages.state()).toBe('made');
  expect(make).toHaveBeenCalledTimes(3);
});

it('lets visitors in without them when they take too long', async () => {
  const { pages } = pagesOf({ tries: [never], patience: 1 });
  await pages.begin();
  expect(pages.state()).toBe('being-made');
  pages.stop();
});
