import { describe, expect, it } from '@jest/globals';
import type { AreaId, Registry } from 'shared-kit/contract/areas';
import type { MenuEntry } from 'shared-kit/contract/menu';
import { entryAt, menuFor } from './menu-entries.ts';

const entry = (pattern: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  pattern,
  label: { en: `to ${pattern}`, tr: `${pattern} sayfası` },
  icon: 'box',
  readers: ['manufacturer'],
  group: 'work',
  ...more,
});
const area = (id: AreaId, menu?: MenuEntry[]): Registry['areas'][number] => ({
  id,
  version: '1',
  contract: 4,
  entry: '',
  integrity: '',
  pages: [],
  ...(menu && { menu }),
});
const registry: Registry = {
  buildId: '1',
  host: '1',
  areas: [
    area('admin', [entry('/admin/verify', { readers: ['admin'] })]),
    area('logistics', [entry('/logistics', { group: 'company' })]),
    area('manufacturer', [
      entry('/manufacturer'),
      entry('/documents', { group: 'company', readers: ['manufacturer', 'bank'] }),
      entry('/manufacturer/products'),
    ]),
    area('shop'),
  ],
};
const nobody = { isManufacturer: false, isBank: false, isAdmin: false };
const menuOf = (user: Partial<typeof nobody>, locale = 'en') =>
  menuFor({ registry, user: { ...nobody, ...user }, locale, own: [] });
const patterns = (user: Partial<typeof nobody>) =>
  menuOf(user).map(({ group, entries }) => [group, ...entries.map(({ pattern }) => pattern)]);

describe('the menu', () => {
  it.each([
    [
      'a maker',
      { isManufacturer: true },
      [
        ['work', '/manufacturer', '/manufacturer/products'],
        ['company', '/documents', '/logistics'],
      ],
    ],
    ['a bank', { isBank: true }, [['company', '/documents']]],
    ['staff', { isAdmin: true }, [['work', '/admin/verify']]],
    ['a buyer', {}, []],
    [
      'a maker among the staff, in the order of the specified areas',
      { isManufacturer: true, isAdmin: true },
      [
        ['work', '/manufacturer', '/manufacturer/products', '/admin/verify'],
        ['company', '/documents', '/logistics'],
      ],
    ],
  ])('of %s', (_who, user, expected) => {
    expect(patterns(user)).toEqual(expected);
  });

  it('is in the language of the page', () => {
    expect(menuOf({ isBank: true }, 'tr')[0]?.entries[0]?.words).toBe('/documents sayfası');
  });
});

describe('the entry of a page', () => {
  it.each([
    ['/manufacturer', '/manufacturer'],
    ['/manufacturer/quotes/1', '/manufacturer'],
    ['/manufacturer/products', '/manufacturer/products'],
    ['/manufacturers', undefined],
    ['/documents/check', '/documents'],
    ['/profile', undefined],
  ])('%s is %s', (path, expected) => {
    expect(entryAt(menuOf({ isManufacturer: true }), path)?.pattern).toBe(expected);
  });
});
