import { Suspense, useState } from 'react';
import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { countryName, lazyPart, useLocale } from 'shared-kit/shell';
import { Button, Icon, Plate, TitleBlock } from 'shared-kit/ui';
import { Photograph } from '../../drawing/photograph.tsx';
import { EnlargeIcon } from '../../icons.sprite.ts';
import { useText } from '../../text.ts';
import { PictureView } from './picture-view.tsx';
import styles from './product-pictures.module.css';

const EnlargedPicture = lazyPart(() => import('./enlarged-picture.tsx'));

/** The drawing first, then the seller's photographs, on the same plate. */
export function ProductPictures({ product }: { product: ProductDetail }) {
  const t = useText();
  const locale = useLocale();
  const [index, setIndex] = useState(0);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const pictures = [null, ...product.images];
  const photograph = pictures[index] ?? null;
  const view = { product, photograph };
  const facts = [
    { term: t('product.model'), detail: product.model },
    { term: t('product.year'), detail: product.year },
    { term: t('product.origin'), detail: product.origin && countryName(product.origin, locale) },
    { term: t('product.hs-code'), detail: product.hsCode },
  ].filter((it) => it.detail);
  return (
    <>
      <Plate grid={photograph === null} className={styles.plate}>
        <div className={styles.picture}>
          <PictureView {...view} />
        </div>
        {photograph === null && <TitleBlock className={styles.titleBlock} facts={facts} />}
        <Button
          size="small"
          className={styles.enlarge}
          aria-haspopup="dialog"
          onClick={() => setIsEnlarged(true)}
        >
          <Icon of={EnlargeIcon} size="small" />
          <span>{t('product.enlarge')}</span>
        </Button>
      </Plate>
      {pictures.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
        <div className={styles.thumbnails} role="group" aria-label={t('product.pictures')}>
          {pictures.map((picture, at) => (
            <button
              key={picture?.url ?? 'drawing'}
              type="button"
              className={styles.thumbnail}
              aria-pressed={at === index}
              aria-label={picture ? t('product.picture', { number: at }) : t('product.picture-drawing')}
              onClick={() => setIndex(at)}
            >
              {picture ? (
                <Photograph src={picture.url} sizes="8rem" width={160} height={120} />
              ) : (
                <PictureView product={product} photograph={null} scope="thumbnail" />
              )}
            </button>
          ))}
        </div>
      )}
      {isEnlarged && (
        <Suspense>
          <EnlargedPicture title={product.title} onClose={() => setIsEnlarged(false)}>
            <PictureView {...view} scope="enlarged" />
          </EnlargedPicture>
        </Suspense>
      )}
    </>
  );
}
