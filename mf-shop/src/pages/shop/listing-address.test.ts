import { describe, expect, it } from '@jest/globals';
import { listingParameters, listingSearch, readListing } from './listing-address.ts';

const maker = '0197a7a0-0000-7000-8000-000000000001';
const read = (search: string) => readListing(new URLSearchParams(search));

describe('an address of the listing', () => {
  it.each([
    ['nothing', '', ''],
    ['words', '?q=air+jet', '?q=air+jet'],
    [
      'Turkish letters, signs and emoji',
      `?q=${encodeURIComponent('İğne %_"🧵')}`,
      '?q=%C4%B0%C4%9Fne+%25_%22%F0%9F%A7%B5',
    ],
    ['a category', '?category=warping-sizing', '?category=warping-sizing'],
    ['several values of one facet', '?condition=new,used', '?condition=new,used'],
    ['a maker', `?maker=${maker}`, `?maker=${maker}`],
    ['an attribute choice', '?attr.shedding=dobby,cam', '?attr.shedding=dobby,cam'],
    ['an attribute range', '?attr.reed_width_cm=170..340', '?attr.reed_width_cm=170..340'],
    ['a range with one end', '?attr.reed_width_cm=..340', '?attr.reed_width_cm=..340'],
    ['a price', '?price_min=80000&price_max=250000.50', '?price_min=80000&price_max=250000.50'],
    ['a lead time', '?lead_time_max=12', '?lead_time_max=12'],
    ['an order', '?sort=price-asc', '?sort=price-asc'],
    ['the list view', '?view=list', '?view=list'],
    ['a page', '?cursor=abc_-1', '?cursor=abc_-1'],
    [
      'parameters in any order',
      '?sort=newest&q=loom&category=weaving',
      '?q=loom&category=weaving&sort=newest',
    ],
  ])('keeps %s', (_what, from, to) => {
    expect(listingSearch(read(from))).toBe(to);
  });

  it.each([
    ['unknown parameters', '?utm_source=fair'],
    ['an order that does not exist', '?sort=cheapest'],
    ['the usual order', '?sort=relevance'],
    ['a price that is no figure', '?price_min=abc&price_max=-1'],
    ['a maker that is no id', "?maker=1'or'1"],
    ['an unknown condition', '?condition=broken'],
    ['a country that is no code', '?origin=Turkey'],
    ['a category with signs', '?category=../etc'],
    ['an attribute with a wrong name', '?attr.Reed-Width=1..2'],
    ['a range without ends', '?attr.reed_width_cm=..'],
    ['an empty value', '?attr.shedding=,&q=++'],
    ['the usual view', '?view=grid'],
  ])('leaves out %s', (_what, from) => {
    expect(listingSearch(read(from))).toBe('');
  });

  it('keeps the good half of a list', () => {
    expect(read('condition=new,broken,new').choices).toEqual({ condition: ['new'] });
  });

  it('cuts words that no one typed, between letters', () => {
    expect([...read(`q=${'🧵'.repeat(5000)}`).q]).toHaveLength(200);
  });

  it('does not tell the API how the page looks', () => {
    expect(listingParameters(read('q=loom&view=list'))).toEqual({ q: 'loom' });
  });
});
