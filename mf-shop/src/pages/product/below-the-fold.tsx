import type { ProductDetail } from 'shared-kit/contract/catalogue';
import type { Money } from 'shared-kit/contract/money';
import { Datasheets } from './datasheets/datasheets.tsx';
import { FactoryFitSection } from './factory-fit/factory-fit-section.tsx';
import { MakerBlock } from './maker-block.tsx';
import { RecentlyViewed } from './neighbours/recently-viewed.tsx';
import { RelatedProducts } from './neighbours/related-products.tsx';
import { ProductivitySection } from './productivity/productivity-section.tsx';

/** The page's lower half. Its code loads after the first view. */
export default function BelowTheFold({ product, price }: { product: ProductDetail; price: Money | null }) {
  return (
    <>
      <Datasheets product={product} />
      <FactoryFitSection product={product} />
      <ProductivitySection product={product} price={price} />
      <MakerBlock maker={product.maker} />
      <RelatedProducts productId={product.id} />
      <RecentlyViewed product={product} />
    </>
  );
}
