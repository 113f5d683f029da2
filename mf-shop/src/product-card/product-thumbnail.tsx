import type { ProductCard } from 'shared-kit/contract';
import { ThemedImage } from 'shared-kit/ui';
import styles from './product-thumbnail.module.css';

/** Decoration: the product's name always stands beside it. */
export function ProductThumbnail({ image }: { image: ProductCard['image'] }) {
  return <ThemedImage files={image} width={400} height={300} className={styles.image} />;
}
