import type { ComparedProduct } from 'shared-kit/contract/catalogue';
import { Stack } from 'shared-kit/layout';
import { CloseIcon, IconButton } from 'shared-kit/ui';
import { CardPrice } from '../product-card/card-price.tsx';
import { ProductThumbnail } from '../product-card/product-thumbnail.tsx';
import type { ChosenProduct } from './choice.ts';
import styles from './tray-product.module.css';

type Props = {
  product: ChosenProduct;
  /** Current data of the product; undefined until loaded. */
  compared: ComparedProduct | undefined;
  removeLabel: string;
  onRemove: () => void;
};

/** Picture, name and price; on phones only the name. */
export function TrayProduct({ product, compared, removeLabel, onRemove }: Props) {
  const image = compared?.image ?? product.image;
  return (
    <div className={styles.root}>
      {image && (
        <span aria-hidden className={styles.picture}>
          <ProductThumbnail image={image} />
        </span>
      )}
      <Stack as="span" gap="0" className={styles.words}>
        <span className={styles.name}>{product.title}</span>
        {compared && <CardPrice product={compared} className={styles.price} />}
      </Stack>
      <IconButton icon={CloseIcon} size="small" label={removeLabel} onClick={onRemove} />
    </div>
  );
}
