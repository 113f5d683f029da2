import { expect, it } from '@jest/globals';
import { memorySettings } from './cluster.ts';

const gigabyte = 1024 ** 3;

it.each([
  ['never less than what PostgreSQL comes with', 0.25, '128MB', '192MB'],
  ['a quarter of the memory', 8, '2048MB', '6144MB'],
  ['no more than a million products need', 64, '4096MB', '49152MB'],
])('takes %s', (_case, gigabytes, buffers, cache) => {
  expect(memorySettings(gigabytes * gigabyte)).toEqual({
    shared_buffers: buffers,
    effective_cache_size: cache,
  });
});
