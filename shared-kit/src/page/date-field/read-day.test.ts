import { describe, expect, it } from '@jest/globals';
import { locales } from 'shared-kit/contract/languages';
import { formatDay } from 'shared-kit/shell';
import { readDay } from './read-day.ts';

const day = (iso: string) => ({ kind: 'day', day: iso });

describe.each(locales)('on a page in %s', (locale) => {
  it.each([
    ['2026-12-09', '2026-12-09'],
    ['2026-2-9', '2026-02-09'],
    ['9.12.2026', '2026-12-09'],
    ['09.12.2026', '2026-12-09'],
    ['25/12/2026', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['9 Dec 2026', '2026-12-09'],
    ['9 december 2026', '2026-12-09'],
    ['Dec 9, 2026', '2026-12-09'],
    ['9 Ara 2026', '2026-12-09'],
    ['9 aralık 2026', '2026-12-09'],
    ['9 NİSAN 2026', '2026-04-09'],
    ['9 Ağu 2026', '2026-08-09'],
    [' 9  Eyl. 2026 ', '2026-09-09'],
    ['29 Feb 2028', '2028-02-29'],
  ])('%s is one day', (text, iso) => expect(readDay(text, locale)).toEqual(day(iso)));

  it.each([
    '29 Feb 2027',
    '31.4.2026',
    '9.12.26',
    '9 Dec',
    'tomorrow',
    '9 Ma 2026',
    '13/13/2026',
    '2026',
    '0.1.2026',
  ])('%s is none', (text) => expect(readDay(text, locale)).toEqual({ kind: 'fault' }));

  it('nothing is nothing', () => expect(readDay('  ', locale)).toEqual({ kind: 'empty' }));

  it.each(Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-07`))(
    'what the page writes for %s is read again',
    (iso) => expect(readDay(formatDay(iso, locale), locale)).toEqual(day(iso)),
  );
});

it('asks on an English page whether the day or the month stands first, unless both give one day', () => {
  expect(readDay('3/4/2026', 'en')).toEqual({ kind: 'question', days: ['2026-04-03', '2026-03-04'] });
  expect(readDay('4/4/2026', 'en')).toEqual(day('2026-04-04'));
  expect(readDay('3/4/2026', 'tr')).toEqual(day('2026-04-03'));
});
