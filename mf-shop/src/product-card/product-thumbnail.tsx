import type { ProductCard } from 'shared-kit/contract';
import styles from './product-thumbnail.module.css';

/**
 * A drawing is a file for each colour mode; the style sheet shows the one that fits, and a lazy image that is not
 * shown is not fetched. Decoration: the product's name always stands beside it.
 */
export function ProductThumbnail({ image }: { image: ProductCard['image'] }) {
  return (
    <>
      {(['light', 'dark'] as const).map((mode) => (
        <img
          key={mode}
          className={styles.image}
          data-mode={mode}
          src={image[mode]}
          alt=""
          width={400}
          height={300}
          loading="lazy"
          decoding="async"
        />
      ))}
    </>
  );
}
