import { afterEach, expect, it } from '@jest/globals';
import { noteFailure, recentFailures } from './recent-failures.ts';

afterEach(() => sessionStorage.clear());
const failure = (area: string) => ({ area, code: 'area.stalled' as const, message: 'late' });

it('keeps the newest twenty, newest first', () => {
  for (let count = 1; count <= 25; count++) noteFailure(failure(`area-${count}`), count);
  const kept = recentFailures();
  expect(kept).toHaveLength(20);
  expect(kept[0]).toEqual({ ...failure('area-25'), at: 25 });
});

it('are empty if the stored value is no list', () => {
  sessionStorage.setItem('area-failures', '{');
  expect(recentFailures()).toEqual([]);
});
