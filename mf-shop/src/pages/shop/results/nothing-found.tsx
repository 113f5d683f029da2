import type { Category } from 'shared-kit/contract/categories';
import type { Currency } from 'shared-kit/contract/money';
import { useQuery } from 'shared-kit/query';
import { LocaleLink, useLocale } from 'shared-kit/shell';
import { Button, ButtonLink, EmptyState } from 'shared-kit/ui';
import { filterReliefQuery } from '../../../catalogue/filter-relief-query.ts';
import type { Visitor } from '../../../catalogue/visitor.ts';
import { HalfWovenShed } from '../../../drawing/half-woven-shed.tsx';
import { formatFigure } from '../../../format/figure.ts';
import { AskForIt } from '../../../request/free-form/ask-for-it.tsx';
import { useText } from '../../../text.ts';
import { type FacetLabels, filterName } from '../facets/facet-labels.ts';
import { type ListingAddress, listingParameters } from '../listing-address.ts';
import { clearFilters, type Filter, filtersOf, setCategory, withoutFilter } from '../listing-changes.ts';
import { countText } from './count-text.ts';
import { NearestCategories, nearestCategories } from './nearest-categories.tsx';

type Way = Readonly<{ key: string; name: string; address: ListingAddress }>;

export type NothingFoundProps = Readonly<{
  address: ListingAddress;
  categoryName: string | null;
  categories: readonly Category[];
  labels: FacetLabels;
  visitor: Visitor;
  change: (change: (address: ListingAddress) => ListingAddress) => void;
}>;

/** Fewer ways out are read, more are not. */
const shownWays = 4;

/** Which filters to give up, with what each would bring, and the nearest categories. */
export function NothingFound(props: NothingFoundProps) {
  const { address, categories, change } = props;
  const t = useText();
  const { filters, reliefs, way } = useReliefs(props);
  const [best] = reliefs;
  const isSearch = filters.length === 1 && filters[0]?.kind === 'words';
  const question = address.asked ?? address.q;
  // Of a family, the first one leads on.
  const category = address.category?.split(',')[0] ?? null;
  const nearest = filters.length > 0 ? nearestCategories(categories, category) : [];
  return (
    <EmptyState
      illustration={<HalfWovenShed />}
      title={useTitle(address, filters, isSearch)}
      action={
        <>
          {question && <AskForIt {...{ question, category, categories }} />}
          {reliefs.map((relief, at) => (
            <ReliefButton key={relief.key} relief={relief} isBest={at === 0} {...{ way, change }} />
          ))}
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
      <EmptySentence best={best} {...{ way, address, isSearch, hasFilters: filters.length > 0 }} />
      {nearest.length > 0 && <NearestCategories categories={nearest} />}
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
  const filters = filtersOf(address);
  const ofFilters = filters.map((filter) => ({
    key: filter.key,
    name: filterName(filter, { ...naming, labels, isRead: address.asked !== null }),
    address: withoutFilter(address, filter),
  }));
  const isChip = filters.some(({ kind }) => kind === 'category');
  if (!address.category || isChip || ofFilters.length === 0) return ofFilters;
  const name = naming.t('shop.relief-category', { category: categoryName ?? address.category });
  return [...ofFilters, { key: 'category', name, address: setCategory(address, null) }];
}

function useReliefs({ address, categoryName, labels, visitor }: NothingFoundProps) {
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
  const { data } = useQuery(filterReliefQuery(asked, visitor, ways.length > 0));
  const way = (key: string) => ways.find((it) => it.key === key);
  return { filters, reliefs: (data ?? []).slice(0, shownWays), way };
}

type Relieved = Readonly<{ key: string; total: Readonly<{ count: number; exact: boolean }> }>;
type WayOf = (key: string) => Way | undefined;

function ReliefButton({
  relief,
  isBest,
  way: wayOf,
  change,
}: { relief: Relieved; isBest: boolean; way: WayOf } & Pick<NothingFoundProps, 'change'>) {
  const t = useText();
  const locale = useLocale();
  const way = wayOf(relief.key);
  if (!way) return null;
  const words = { filter: way.name, number: formatFigure(relief.total.count, locale) };
  return (
    <Button emphasis={isBest ? 'secondary' : 'tertiary'} onClick={() => change(() => way.address)}>
      {t('shop.relief-remove', words)}
    </Button>
  );
}

function useTitle(address: ListingAddress, filters: readonly Filter[], isSearch: boolean): string {
  const t = useText();
  if (isSearch) return t('shop.empty-words', { words: address.q });
  if (address.asked !== null) return t('shop.empty-words', { words: address.asked });
  return filters.length > 0 ? t('shop.empty-filters', { count: filters.length }) : t('shop.empty');
}

function EmptySentence({
  best,
  way,
  address,
  isSearch,
  hasFilters,
}: {
  best: Relieved | undefined;
  way: WayOf;
  address: ListingAddress;
  isSearch: boolean;
  hasFilters: boolean;
}) {
  const t = useText();
  const locale = useLocale();
  const name = best && way(best.key)?.name;
  if (best && name)
    return <span>{t('shop.empty-relief', { filter: name, number: countText(best.total, t, locale) })}</span>;
  if (isSearch) return <span>{t('shop.empty-words-text')}</span>;
  if (hasFilters) return null;
  return <span>{t(address.category ? 'shop.empty-text' : 'shop.empty-market')}</span>;
}
