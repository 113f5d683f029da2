import { expect, it } from '@jest/globals';
import { generalFacets } from 'shared-kit/contract/catalogue';
import { namesOf } from 'shared-kit/contract/tables';
import { findFacet } from '../facets/all-facets.ts';
import { smallTree } from '../testing/small-tree.ts';

/**
 * Of every product on sale, whatever its category. Where this list changes, products that are listed already lack the new
 * terms: a migration has to empty `product_listing`, which the next start fills anew.
 */
const terms = ['maker', 'origin'];

it('has the terms that the products on sale were listed with', () => {
  const facets = namesOf(generalFacets).map((key) => findFacet(key, [], smallTree));
  expect(facets.flatMap((it) => (it?.counted.by === 'terms' ? [it.key] : []))).toEqual(terms);
});
