import type { ProductCard } from 'shared-kit/contract';
import { ThemedImage } from 'shared-kit/ui';
import { isPhotograph, Photograph } from '../drawing/photograph.tsx';
import styles from './product-thumbnail.module.css';

/** Decoration: the product's name always stands beside it. */
export function ProductThumbnail({ image }: { image: Pick<ProductCard['image'], 'light' | 'dark'> }) {
  const place = { width: 400, height: 300, className: styles.image };
  if (isPhotograph(image.light))
    return <Photograph src={image.light} sizes="(width < 56rem) 45vw, 20rem" {...place} />;
  return <ThemedImage files={image} {...place} />;
}
