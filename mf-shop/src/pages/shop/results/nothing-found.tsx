import type { Currency } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { LocaleLink } from 'shared-kit/shell';
import { Button, ButtonLink, EmptyState } from 'shared-kit/ui';
import { filterReliefQuery } from '../../../catalogue/filter-relief-query.ts';
import type { Visitor } from '../../../catalogue/visitor.ts';
import { HalfWovenShed } from '../../../drawing/half-woven-shed.tsx';
import { formatFigure } from '../../../format/figure.ts';
import { useText } from '../../../text.ts';
import { type FacetLabels, filterName } from '../facets/facet-labels.ts';
import { type ListingAddress, listingParameters } from '../listing-address.ts';
import { clearFilters, filtersOf, setCategory, withoutFilter } from '../listing-changes.ts';
import { countText } from './count-text.ts';

type Way = Readonly<{ key: string; name: string; address: ListingAddress }>;

export type NothingFoundProps = Readonly<{
  address: ListingAddress;
  categoryName: string | null;
  labels: FacetLabels;
  visitor: Visitor;
  change: (change: (address: ListingAddress) => ListingAddress) => void;
}>;

/** Names the filter whose removal would bring the most products, and their number. */
export function NothingFound({ address, categoryName, labels, visitor, change }: NothingFoundProps) {
  const t = useText();
  const { locale, currency } = visitor;
  const filters = filtersOf(address);
  const ways = waysOut(address, categoryName, labels, { t, locale, currency });
  const asked = ways.map((it) => ({
    key: it.key,
    parameters: listingParameters(it.address),
    // Offer another category last: a visitor looking for looms wants a loom.
    lastResort: it.key === 'category',
  }));
  const { data: reliefs } = useQuery(filterReliefQuery(asked, visitor, ways.length > 0));
  const best = reliefs?.[0];
  const way = ways.find((it) => it.key === best?.key);
  const onlyWords = filters.length === 1 && filters[0]?.kind === 'words';
  const title = onlyWords
    ? t('shop.empty-words', { words: address.q })
    : filters.length > 0
      ? t('shop.empty-filters', { count: filters.length })
      : t('shop.empty');
  const sentence =
    best && way
      ? t('shop.empty-relief', { filter: way.name, number: countText(best.total, t, locale) })
      : onlyWords
        ? t('shop.empty-words-text')
        : filters.length > 0
          ? null
          : t(address.category ? 'shop.empty-text' : 'shop.empty-market');
  const ofBest = best && way && { filter: way.name, number: formatFigure(best.total.count, locale) };
  return (
    <EmptyState
      illustration={<HalfWovenShed />}
      title={title}
      action={
        <>
          {ofBest && way && (
            <Button onClick={() => change(() => way.address)}>{t('shop.relief-remove', ofBest)}</Button>
          )}
          {filters.length > 0 ? (
            <Button emphasis="tertiary" onClick={() => change(clearFilters)}>
              {t('shop.clear')}
            </Button>
          ) : (
            address.category && (
              <ButtonLink as={LocaleLink} to="/shop">
                {t('facet.all-categories')}
              </ButtonLink>
            )
          )}
        </>
      }
    >
      {sentence}
    </EmptyState>
  );
}

type Naming = Readonly<{ t: ReturnType<typeof useText>; locale: Visitor['locale']; currency: Currency }>;

function waysOut(
  address: ListingAddress,
  categoryName: string | null,
  labels: FacetLabels,
  naming: Naming,
): readonly Way[] {
  const ofFilters = filtersOf(address).map((filter) => ({
    key: filter.key,
    name: filterName(filter, { ...naming, labels }),
    address: withoutFilter(address, filter),
  }));
  if (!address.category || ofFilters.length === 0) return ofFilters;
  const name = naming.t('shop.relief-category', { category: categoryName ?? address.category });
  return [...ofFilters, { key: 'category', name, address: setCategory(address, null) }];
}
