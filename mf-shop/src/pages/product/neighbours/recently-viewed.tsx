import { useEffect } from 'react';
import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { Button, CloseIcon, IconButton } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './product-tiles.module.css';
import { ProductTiles } from './product-tiles.tsx';
import { viewedStore, withViewed } from './viewed.ts';

/** Products viewed earlier in this browser; each can be removed, or all. */
export function RecentlyViewed({ product }: { product: ProductDetail }) {
  const t = useText();
  const { id, title, image } = product;
  const maker = product.maker.name;
  useEffect(
    () => viewedStore.change((viewed) => withViewed(viewed, { id, title, maker, image })),
    [id, title, maker, image],
  );
  const others = viewedStore.use().filter((it) => it.id !== id);
  if (others.length === 0) return null;
  return (
    <ProductTiles
      id="recently-viewed"
      title={t('viewed.title')}
      items={others}
      action={
        <Button size="small" emphasis="tertiary" onClick={() => viewedStore.change(() => [])}>
          {t('viewed.clear')}
        </Button>
      }
      last={(tile) => (
        <IconButton
          icon={CloseIcon}
          size="small"
          className={styles.remove}
          label={t('viewed.remove', { product: tile.title })}
          onClick={() => viewedStore.change((viewed) => viewed.filter((it) => it.id !== tile.id))}
        />
      )}
    />
  );
}
