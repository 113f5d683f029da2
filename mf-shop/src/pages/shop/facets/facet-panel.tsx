import type { Category, FacetAnswer } from 'shared-kit/contract';
import type { ListingAddress } from '../listing-address.ts';
import { setRange, toggleChoice } from '../listing-changes.ts';
import { CategoryFacet } from './category-facet.tsx';
import { ChoiceFacet } from './choice-facet.tsx';
import { facetKey } from './facet-key.ts';
import { LimitFacet } from './limit-facet.tsx';
import { RangeFacet } from './range-facet.tsx';

export type FacetPanelProps = Readonly<{
  facets: readonly FacetAnswer[];
  categories: readonly Category[];
  address: ListingAddress;
  change: (change: (address: ListingAddress) => ListingAddress) => void;
}>;

/** Beyond these, a facet begins closed unless it is in use: the page has to show what there is at a glance. */
const openAtFirst = 6;

export function FacetPanel({ facets, categories, address, change }: FacetPanelProps) {
  const ofCategory = facets.find((it) => it.key === 'category');
  const others = facets.filter((it) => it.key !== 'category');
  return (
    <>
      <CategoryFacet
        categories={categories}
        counted={ofCategory?.kind === 'choice' ? ofCategory.options : undefined}
        address={address}
      />
      {others.map((facet, index) => {
        const key = facetKey(facet.key);
        const isOpen = index < openAtFirst || key in address.choices || key in address.ranges;
        if (facet.kind === 'choice' && key === 'lead_time')
          return (
            <LimitFacet
              key={key}
              facet={facet}
              open={isOpen}
              limit={address.ranges[key]?.max ?? null}
              onChange={(max) => change((it) => setRange(it, key, { min: null, max }))}
            />
          );
        return facet.kind === 'choice' ? (
          <ChoiceFacet
            key={key}
            facet={facet}
            open={isOpen}
            chosen={address.choices[key] ?? []}
            onToggle={(value) => change((it) => toggleChoice(it, key, value))}
          />
        ) : (
          <RangeFacet
            key={key}
            isMoney={key === 'price'}
            facet={facet}
            open={isOpen}
            bounds={address.ranges[key] ?? { min: null, max: null }}
            onChange={(bounds) => change((it) => setRange(it, key, bounds))}
          />
        );
      })}
    </>
  );
}
