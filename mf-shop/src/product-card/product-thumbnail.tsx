import type { ProductCard } from 'shared-kit/contract/catalogue';
import { ThemedImage } from 'shared-kit/ui';
import { isPhotograph, Photograph } from '../drawing/photograph.tsx';
import styles from './product-thumbnail.module.css';

const sizes = '(width < 56rem) 45vw, 20rem';

/** Decoration: the product's name is always beside it. */
export function ProductThumbnail({
  image,
  isFirst = false,
}: {
  image: Pick<ProductCard['image'], 'light' | 'dark'>;
  /** True for the first visible ones: they are preloaded with the document. */
  isFirst?: boolean;
}) {
  const place = { width: 400, height: 300 };
  if (isPhotograph(image.light))
    return <Photograph src={image.light} sizes={sizes} eager={isFirst} className={styles.image} {...place} />;
  return <ThemedImage files={image} className={styles.drawing} isFirst={isFirst} {...place} />;
}
