import type { ProductListAnswer } from 'shared-kit/contract/catalogue';
import { Stack } from 'shared-kit/layout';
import { ApiError, LocaleLink } from 'shared-kit/shell';
import { ButtonLink, EmptyState, ErrorState, Note } from 'shared-kit/ui';
import { HalfWovenShed } from '../../../drawing/half-woven-shed.tsx';
import { errorReference } from '../../../errors/error-reference.ts';
import { useText } from '../../../text.ts';
import { listingSearch } from '../listing-address.ts';
import { atCursor } from '../listing-changes.ts';
import { NothingFound, type NothingFoundProps } from './nothing-found.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ProductTable } from './product-table.tsx';
import { ResultsPager } from './results-pager.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';

export type ResultsProps = NothingFoundProps &
  Readonly<{
    answer: ProductListAnswer | undefined;
    error: Error | null;
    retry: () => void;
    isRetrying: boolean;
    startedOver: boolean;
    /** The question in whose place the nearest spelling is searched; null if it wasn't corrected. */
    correctedFrom: string | null;
  }>;

export function Results(props: ResultsProps) {
  const { answer, error, retry, isRetrying, startedOver, correctedFrom, ...nothing } = props;
  const t = useText();
  const { address } = nothing;
  if (error) return <ResultsError error={error} retry={retry} isRetrying={isRetrying} />;
  if (!answer) return <ResultsSkeleton />;
  if (answer.items.length === 0 && !address.cursor) return <NothingFound {...nothing} />;
  const corrected = answer.correctedQuery ?? (correctedFrom === null ? null : address.asked);
  return (
    <Stack>
      {startedOver && <Note role="status">{t('shop.started-over')}</Note>}
      {corrected !== null && (
        <Note role="status">{t('shop.corrected', { words: correctedFrom ?? address.q, corrected })}</Note>
      )}
      {answer.items.length === 0 && (
        <Note
          action={
            <ButtonLink as={LocaleLink} size="small" to={`/shop${listingSearch(atCursor(address, null))}`}>
              {t('shop.first-page')}
            </ButtonLink>
          }
        >
          {t('shop.end')}
        </Note>
      )}
      {address.view === 'list' ? (
        <ProductTable products={answer.items} />
      ) : (
        <ProductGrid products={answer.items} />
      )}
      <ResultsPager answer={answer} address={address} />
    </Stack>
  );
}

/** Errors that the visitor can fix offer a way out; others a retry and a reference for support. */
function ResultsError({
  error,
  retry,
  isRetrying,
}: {
  error: Error;
  retry: () => void;
  isRetrying: boolean;
}) {
  const t = useText();
  const code = error instanceof ApiError ? error.code : 'internal';
  const allCategories = (
    <ButtonLink as={LocaleLink} to="/shop">
      {t('facet.all-categories')}
    </ButtonLink>
  );
  if (code === 'category.not-found')
    return (
      <EmptyState illustration={<HalfWovenShed />} title={t('shop.category-gone')} action={allCategories}>
        {t('shop.category-gone-text')}
      </EmptyState>
    );
  if (code === 'request.parameter-invalid' && error instanceof ApiError)
    return (
      <EmptyState
        illustration={<HalfWovenShed />}
        title={t('shop.parameter-invalid', { name: error.errors.map((it) => it.name).join(', ') })}
        action={allCategories}
      />
    );
  return (
    <ErrorState
      message={t('error.products')}
      reference={errorReference(error, t)}
      retry={{ label: t('error.again'), onRetry: retry, pending: isRetrying }}
    >
      {code === 'network' && t('error.network')}
    </ErrorState>
  );
}
