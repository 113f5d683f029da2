import { expect, it, jest } from '@jest/globals';
import { keptForAMinute } from './kept-for-a-minute.ts';

it('asks once for all who ask at once', async () => {
  const ask = jest.fn(async () => 7);
  const kept = keptForAMinute(ask, () => new Date(0));
  expect(await Promise.all([kept(), kept(), kept()])).toEqual([7, 7, 7]);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('does not keep a failure', async () => {
  const ask = jest.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(7);
  const kept = keptForAMinute(ask, () => new Date(0));
  await expect(kept()).rejects.toThrow('away');
  expect(await kept()).toBe(7);
});
