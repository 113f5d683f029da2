import { Suspense } from 'react';
import type { ComparedProduct } from 'shared-kit/contract/catalogue';
import { lazyPart } from 'shared-kit/shell';
import styles from './scaled-picture.module.css';
import type { TrueScale } from './true-scale.ts';

const ScaledDrawing = lazyPart(() => import('./scaled-drawing.tsx'));

/** The machine, at the common scale. */
export function ScaledPicture({ product, scale }: { product: ComparedProduct; scale: TrueScale }) {
  const { frame, sizeOf } = scale;
  return (
    <div
      aria-hidden
      className={styles.root}
      style={{ aspectRatio: `${Math.round(frame.width)} / ${Math.round(frame.height)}` }}
    >
      <Suspense>
        <ScaledDrawing drawing={product.drawing} frame={frame} size={sizeOf(product)} />
      </Suspense>
    </div>
  );
}
