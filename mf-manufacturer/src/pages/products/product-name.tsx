import { type OwnProductSummary, pictureFormats, pictureSet } from 'shared-kit/contract/products';
import { formatDay, LocaleLink, useLocale } from 'shared-kit/shell';
import { Picture, TextLink, ThemedImage } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './product-table.module.css';

/** Picture, name, model and article number of a product, and when it was last changed. */
export function ProductName({ product }: { product: OwnProductSummary }) {
  const t = useText();
  const locale = useLocale();
  const { id, title, model, sku, image, updatedAt } = product;
  const changed = t('products.changed', { day: formatDay(updatedAt, locale) });
  return (
    <span className={styles.name}>
      <Thumbnail image={image} />
      <span>
        <TextLink as={LocaleLink} to={`/manufacturer/products/${id}`}>
          {title || t('products.unnamed')}
        </TextLink>
        <span className={styles.small}>{[model, sku, changed].filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  );
}

const size = { width: 48, height: 36 };

function Thumbnail({ image }: Pick<OwnProductSummary, 'image'>) {
  if (!image.light.startsWith('/media/'))
    return <ThemedImage files={image} className={styles.picture} {...size} />;
  const sources = pictureFormats.flatMap((format) => {
    const srcSet = pictureSet(image.light, format);
    return srcSet ? [{ type: `image/${format}`, srcSet }] : [];
  });
  return <Picture src={image.light} sources={sources} sizes="3rem" className={styles.picture} {...size} />;
}
