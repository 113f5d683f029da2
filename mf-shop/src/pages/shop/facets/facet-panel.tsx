import {
  attributeOfFacet,
  type FacetAnswer,
  generalFacets,
  isGeneralFacet,
} from 'shared-kit/contract/catalogue';
import type { Category } from 'shared-kit/contract/categories';
import type { NavigateOptions } from 'shared-kit/router';
import { useText } from '../../../text.ts';
import type { ListingAddress } from '../listing-address.ts';
import { setRange, toggleChoice } from '../listing-changes.ts';
import { CategoryFacet } from './category-facet.tsx';
import { ChoiceFacet } from './choice-facet.tsx';
import { type FacetLabels, yesOrNo } from './facet-labels.ts';
import { LimitFacet } from './limit-facet.tsx';
import { RangeFacet } from './range-facet.tsx';

export type FacetPanelProps = Readonly<{
  facets: readonly FacetAnswer[];
  labels: FacetLabels;
  categories: readonly Category[];
  address: ListingAddress;
  change: (change: (address: ListingAddress) => ListingAddress) => void;
  /** Navigation options of the category links. */
  follow: NavigateOptions;
}>;

/** A category has many attributes: only the first are open, and those in use. */
const openAttributes = 4;
const isLimit = (key: string) => isGeneralFacet(key) && generalFacets[key].kind === 'limit';

export function FacetPanel({ facets, labels, categories, address, change, follow }: FacetPanelProps) {
  const t = useText();
  const ofCategory = facets.find((it) => it.key === 'category');
  const others = facets.filter((it) => it.key !== 'category');
  return (
    <>
      <CategoryFacet
        categories={categories}
        counted={ofCategory?.kind === 'choice' ? ofCategory : undefined}
        address={address}
        follow={follow}
      />
      {others.map((facet, index) => {
        const { key } = facet;
        const isOpen =
          attributeOfFacet(key) === null ||
          index < openAttributes ||
          key in address.choices ||
          key in address.ranges;
        const chosen = address.choices[key] ?? [];
        if (facet.kind === 'choice' && isLimit(key))
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
            facet={withChosen(
              facet,
              chosen,
              (it) => labels.get(key)?.options.get(it) ?? yesOrNo(it, t) ?? it,
            )}
            open={isOpen}
            chosen={chosen}
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

type Choice = Extract<FacetAnswer, { kind: 'choice' }>;

/** Keeps chosen values visible, even if the other filters leave no product with them. */
function withChosen(facet: Choice, chosen: readonly string[], nameOf: (value: string) => string): Choice {
  const gone = chosen.filter((value) => !facet.options.some((it) => it.value === value));
  if (gone.length === 0) return facet;
  const kept = gone.map((value) => ({ value, label: nameOf(value), count: 0 }));
  return { ...facet, options: [...facet.options, ...kept] };
}
