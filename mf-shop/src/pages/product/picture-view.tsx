import { lazyPart } from 'shared-kit/shell';
import 'shared-kit/drawing.module.css';

import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { Skeleton } from 'shared-kit/ui';
import { Photograph } from '../../drawing/photograph.tsx';
import { AsItCame } from '../../first-view/as-it-came.tsx';
import styles from './picture-view.module.css';

const ProductDrawing = lazyPart(() => import('../../drawing/product-drawing.tsx'));

/** A photograph, or the drawing of the product's attributes. It fills its container. */
export function PictureView({
  product: { drawing, image },
  photograph,
  scope,
}: {
  product: ProductDetail;
  photograph: ProductDetail['images'][number] | null;
  scope?: string;
}) {
  if (photograph)
    return (
      <Photograph
        src={photograph.url}
        alt={photograph.alt}
        sizes="(width < 56rem) 100vw, 50vw"
        width={1280}
        height={960}
        eager
        className={styles.photograph}
      />
    );
  return (
    <AsItCame className={styles.drawing} fallback={<Skeleton shape="block" className={styles.pending} />}>
      <ProductDrawing drawing={drawing} label={image.alt} scope={scope} className={styles.drawing} />
    </AsItCame>
  );
}
