import { Suspense } from 'react';
import type { ComparedProduct } from 'shared-kit/contract/catalogue';
import { useNavigate } from 'shared-kit/router';
import { LocaleLink, lazyPart, useAddress } from 'shared-kit/shell';
import { CloseIcon, IconButton } from 'shared-kit/ui';
import { withoutProduct } from '../../compare/choice.ts';
import { changeChoice } from '../../compare/choice-store.ts';
import { type ComparisonAddress, comparisonAddress } from '../../compare/comparison-address.ts';
import { useText } from '../../text.ts';
import styles from './column-head.module.css';
import { ScaleNote } from './scale/scale-note.tsx';
import { ScaledPicture } from './scale/scaled-picture.tsx';
import type { TrueScale } from './scale/true-scale.ts';

const ProductDrawing = lazyPart(() => import('../../drawing/product-drawing.tsx'));

export function ColumnHead({
  product,
  scale,
  address: { ids, onlyDifferences },
}: {
  product: ComparedProduct;
  /** The common scale of all drawings; `null` if each fills its own frame. */
  scale: TrueScale | null;
  address: ComparisonAddress;
}) {
  const { id, title, maker, drawing } = product;
  const t = useText();
  const navigate = useNavigate();
  const addressOf = useAddress();
  const remove = () => {
    changeChoice((choice) => withoutProduct({ ...choice, waiting: null }, id));
    const left = ids.filter((it) => it !== id);
    void navigate(addressOf(comparisonAddress(left, onlyDifferences)), { preventScrollReset: true });
  };
  return (
    <th scope="col" className={styles.root}>
      {scale && !scale.isFlat ? (
        <ScaledPicture product={product} scale={scale} />
      ) : (
        <div className={styles.drawing} aria-hidden>
          <Suspense>
            <ProductDrawing drawing={drawing} label="" scope={id} className={styles.drawn} />
          </Suspense>
        </div>
      )}
      {scale && <ScaleNote product={product} scale={scale} />}
      <span className={styles.maker}>{maker.name}</span>
      <LocaleLink to={`/shop/${id}`} className={styles.title}>
        {title}
      </LocaleLink>
      <IconButton
        icon={CloseIcon}
        size="small"
        emphasis="outlined"
        label={t('compare.remove', { product: title })}
        className={styles.remove}
        onClick={remove}
      />
    </th>
  );
}
