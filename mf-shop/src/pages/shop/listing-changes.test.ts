import { describe, expect, it } from '@jest/globals';
import { listingSearch, readListing } from './listing-address.ts';
import {
  atCursor,
  clearFilters,
  filterCount,
  filtersOf,
  setCategory,
  setRange,
  setSort,
  setView,
  toggleChoice,
  withoutFilter,
} from './listing-changes.ts';

const from = (search: string) => readListing(new URLSearchParams(search));

describe('a change of the listing', () => {
  it.each([
    ['chooses a value', toggleChoice(from(''), 'condition', 'new'), '?condition=new'],
    ['adds a value', toggleChoice(from('condition=new'), 'condition', 'used'), '?condition=new,used'],
    ['takes the last value away', toggleChoice(from('condition=new'), 'condition', 'new'), ''],
    ['begins at the first page', toggleChoice(from('cursor=x'), 'origin', 'TR'), '?origin=TR'],
    ['sets a range', setRange(from(''), 'price', { min: '5', max: null }), '?price_min=5'],
    ['turns a range', setRange(from(''), 'attr.ends', { min: '90', max: '10' }), '?attr.ends=10..90'],
    ['opens a range', setRange(from('price_min=5'), 'price', { min: null, max: null }), ''],
    [
      'changes the category without its attributes',
      setCategory(from('category=weaving&attr.shedding=cam&attr.ends=1..2&condition=new&q=x'), 'winding'),
      '?q=x&category=winding&condition=new',
    ],
    ['sorts from the first page', setSort(from('cursor=x'), 'newest'), '?sort=newest'],
    ['changes the view where it is', setView(from('cursor=x'), 'list'), '?cursor=x&view=list'],
    ['turns a page', atCursor(from('q=x&sort=newest'), 'y'), '?q=x&sort=newest&cursor=y'],
    [
      'clears words and filters',
      clearFilters(from('q=x&category=weaving&condition=new&price_max=9&sort=newest&view=list')),
      '?category=weaving&sort=newest&view=list',
    ],
  ])('%s', (_what, after, search) => {
    expect(listingSearch(after)).toBe(search);
  });

  it('takes away each filter as a whole', () => {
    const address = from('q=x&condition=new,used&price_max=9');
    expect(filtersOf(address).map((it) => listingSearch(withoutFilter(address, it)))).toEqual([
      '?condition=new,used&price_max=9',
      '?q=x&price_max=9',
      '?q=x&condition=new,used',
    ]);
    expect(filterCount(address)).toBe(4);
  });
});
