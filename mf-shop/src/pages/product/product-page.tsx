import { Frame } from 'shared-kit/layout';
import { useQuery } from 'shared-kit/query';
import { useParams } from 'shared-kit/router';
import { ApiError, publicConfig, useSession } from 'shared-kit/shell';
import { ErrorState, Heading } from 'shared-kit/ui';
import { useWaitingWishes } from '../../cart/use-waiting-wishes.ts';
import { productQuery } from '../../catalogue/product-query.ts';
import { useVisitor } from '../../catalogue/visitor.ts';
import { CompareTray } from '../../compare/compare-tray.tsx';
import { errorReference } from '../../errors/error-reference.ts';
import { indicativeRatesQuery } from '../../financing/indicative-rates-query.ts';
import { useText } from '../../text.ts';
import { SignInFirst } from '../sign-in-first.tsx';
import { RelatedProducts } from './neighbours/related-products.tsx';
import { ProductMissing } from './product-missing.tsx';
import { ProductSheet } from './product-sheet.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';

export default function ProductPage() {
  const t = useText();
  const { id = '' } = useParams();
  const session = useSession();
  useWaitingWishes();
  const product = useQuery(productQuery(id, useVisitor()));
  // Wait for the first answer of the rates, so that the price block doesn't grow later.
  const rates = useQuery(indicativeRatesQuery());
  const isFirstTry = rates.isFetching && !rates.isFetched && rates.failureCount === 0;
  const isWhole = product.data !== undefined && !isFirstTry;
  const code = product.error instanceof ApiError ? product.error.code : null;

  // For an ended session the shell asks over the page, which keeps its content.
  const isStranger = code === 'auth.signed-out' && session === null;

  return (
    <Frame>
      {isWhole && !isStranger ? (
        <ProductSheet key={id} product={product.data} />
      ) : code === 'auth.signed-out' ? (
        <SignInFirst title={t('product.signed-out')} />
      ) : code === 'product.not-found' ? (
        <ProductMissing />
      ) : code === 'product.archived' ? (
        <>
          <ProductMissing reason="archived" />
          <RelatedProducts productId={id} />
        </>
      ) : code === 'product.unavailable' ? (
        <ProductMissing reason="unavailable" />
      ) : product.error ? (
        <ProductError
          error={product.error}
          isRetrying={product.isFetching}
          retry={() => void product.refetch()}
        />
      ) : (
        <ProductSkeleton />
      )}
      <CompareTray />
    </Frame>
  );
}

function ProductError({
  error,
  isRetrying,
  retry,
}: {
  error: Error;
  isRetrying: boolean;
  retry: () => void;
}) {
  const t = useText();
  return (
    <>
      <title>{publicConfig().brandName}</title>
      <Heading level={1}>{t('product.heading')}</Heading>
      <ErrorState
        message={t('error.product')}
        reference={errorReference(error, t)}
        retry={{ label: t('error.again'), onRetry: retry, pending: isRetrying }}
      >
        {error instanceof ApiError && error.code === 'network' && t('error.network')}
      </ErrorState>
    </>
  );
}
