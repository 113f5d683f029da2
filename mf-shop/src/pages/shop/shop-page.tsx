import { Suspense, useEffect, useRef } from 'react';
import type { FacetAnswer, ProductListAnswer } from 'shared-kit/contract/catalogue';
import { Frame } from 'shared-kit/layout';
import { queries, useQuery } from 'shared-kit/query';
import { ApiError, lazyPart } from 'shared-kit/shell';
import { useWaitingWishes } from '../../cart/use-waiting-wishes.ts';
import { categoriesQuery, pathToCategory } from '../../catalogue/categories-query.ts';
import { productListQuery } from '../../catalogue/product-list-query.ts';
import { useVisitor, type Visitor } from '../../catalogue/visitor.ts';
import { CompareTray } from '../../compare/compare-tray.tsx';
import { useText } from '../../text.ts';
import { useFacetLabels } from './facets/facet-labels.ts';
import { FacetPanel } from './facets/facet-panel.tsx';
import { listingParameters } from './listing-address.ts';
import { ListingBar } from './listing-bar.tsx';
import { asRead } from './listing-changes.ts';
import { Results } from './results/results.tsx';
import { FacetsSkeleton } from './results/results-skeleton.tsx';
import { ShopHeading } from './shop-heading.tsx';
import styles from './shop-page.module.css';
import { useChosenFilters } from './use-chosen-filters.ts';
import { inSheet, useFilterSheet } from './use-filter-sheet.ts';
import { type ListingState, useListing } from './use-listing.ts';

const FacetDrawer = lazyPart(() => import('./facets/facet-drawer.tsx'));

/** The listing. All its state is in the address. */
export default function ShopPage() {
  const t = useText();
  const visitor = useVisitor();
  const listing = useListing();
  const { address, key, state, change } = listing;
  const sheet = useFilterSheet(listing);
  useWaitingWishes();

  const { list, isStale } = useProductList(listing, visitor);
  const tree = useQuery(categoriesQuery(visitor.locale));
  const results = useFocusAfterPaging(key, state?.turnedPage === true && !list.isPlaceholderData);
  const startAtResults = () => results.current?.focus({ preventScroll: true });

  const answer = isStale ? undefined : list.data;
  const categories = tree.data?.categories ?? [];
  const path = tree.isPending ? null : pathToCategory(categories, address.category ?? '');
  const facets = useLastFacets(answer, isStale ? null : list.error);
  const labels = useFacetLabels(facets ?? []);
  const panel = { facets: facets ?? [], labels, categories, address };
  return (
    <Frame>
      <ShopHeading path={path} address={address} />
      <div className={styles.columns}>
        <aside className={styles.facets} aria-label={t('facet.label')}>
          {facets ? (
            <FacetPanel {...panel} change={change} follow={ontoResults} />
          ) : (
            list.isPending && <FacetsSkeleton />
          )}
        </aside>
        <section
          ref={results}
          tabIndex={-1}
          className={styles.results}
          aria-label={t('shop.results')}
          aria-busy={list.isFetching || undefined}
          data-stale={list.isPlaceholderData || undefined}
        >
          <ListingBar
            total={list.error ? undefined : answer?.total}
            chosen={useChosenFilters(address, labels, visitor)}
            address={address}
            change={change}
            onOpenFilters={sheet.open}
            onAllGone={startAtResults}
          />
          <Results
            answer={answer}
            error={isStale ? null : list.error}
            retry={() => void list.refetch().then(({ isSuccess }) => isSuccess && startAtResults())}
            isRetrying={list.isFetching}
            {...noticesOf(state)}
            categories={categories}
            address={address}
            categoryName={path?.at(-1)?.name ?? null}
            labels={labels}
            visitor={visitor}
            change={(it) => {
              startAtResults();
              change(it);
            }}
          />
        </section>
      </div>
      {sheet.isOpen && (
        <Suspense>
          <FacetDrawer
            {...panel}
            change={(it) => change(it, inSheet)}
            follow={inSheet}
            total={answer?.total}
            isCounting={list.isPlaceholderData}
            onClose={sheet.close}
          />
        </Suspense>
      )}
      <CompareTray />
    </Frame>
  );
}

/** Messages shown above the list until the next navigation. */
const noticesOf = (state: ListingState) => ({
  startedOver: state?.startedOver === true,
  correctedFrom: state?.correctedFrom ?? null,
});

/** Another category is another list: start at its top. */
const ontoResults = { state: { turnedPage: true } } as const;

/** Cursors of another sort order, country, currency or day. The list itself can start from its first page. */
const staleCodes = new Set<string>(['cursor.stale', 'cursor.invalid']);

/** The products of the address. A stale cursor starts the list over. */
function useProductList(listing: ReturnType<typeof useListing>, visitor: Visitor) {
  const { address, startOver } = listing;
  const list = useQuery(productListQuery(listingParameters(address), visitor));
  useReading(listing, list, visitor);
  const isStale = list.error instanceof ApiError && staleCodes.has(list.error.code);
  useEffect(() => {
    if (isStale) startOver();
  });
  return { list, isStale };
}

/** Once a question is read, the address says what it means. Its answer is also that of the filters, so it isn't asked again. */
function useReading(
  { address, showRead }: ReturnType<typeof useListing>,
  { data, isPlaceholderData }: Readonly<{ data: ProductListAnswer | undefined; isPlaceholderData: boolean }>,
  visitor: Visitor,
): void {
  useEffect(() => {
    if (!data?.reading || isPlaceholderData || address.asked !== null) return;
    const isCorrected = data.correctedQuery !== null;
    const read = productListQuery(listingParameters(asRead(address, data.reading)), visitor);
    if (!isCorrected) queries.setQueryData(read.queryKey, { ...data, reading: null });
    showRead(data.reading, isCorrected ? address.q : null);
  });
}

/** The pager is below the list: after paging, move the focus to the top of the new page. */
function useFocusAfterPaging(key: string, hasTurned: boolean) {
  const results = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation is a page of its own
  useEffect(() => {
    if (hasTurned) results.current?.focus({ preventScroll: true });
  }, [key, hasTurned]);
  return results;
}

/**
 * While an answer is pending or failed, keeps the previous facets, so that the visitor can choose otherwise. A refusal,
 * for example of a removed category, has none.
 */
function useLastFacets(answer: ProductListAnswer | undefined, error: Error | null) {
  const last = useRef<readonly FacetAnswer[]>(undefined);
  const isRefused =
    error instanceof ApiError && error.code !== 'network' && error.status >= 400 && error.status < 500;
  if (answer || isRefused) last.current = answer?.facets;
  return last.current;
}
