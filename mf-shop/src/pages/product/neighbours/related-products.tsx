import { useQuery } from 'shared-kit/query';
import { relatedQuery } from '../../../catalogue/related-query.ts';
import { useVisitor } from '../../../catalogue/visitor.ts';
import { CardMonthly } from '../../../financing/card-monthly.tsx';
import { CardPrice } from '../../../product-card/card-price.tsx';
import { useText } from '../../../text.ts';
import { ProductTiles } from './product-tiles.tsx';

/** Products of the same category from other makers. Shows nothing if there are none, or on failure. */
export function RelatedProducts({ productId }: { productId: string }) {
  const t = useText();
  const { data } = useQuery(relatedQuery(productId, useVisitor()));
  if (!data || data.items.length === 0) return null;
  return (
    <ProductTiles
      id="related"
      title={t('related.title')}
      items={data.items.map((product) => ({ ...product, product, maker: product.maker.name }))}
      last={({ product }) => (
        <>
          <CardPrice product={product} />
          <CardMonthly product={product} />
        </>
      )}
    />
  );
}
