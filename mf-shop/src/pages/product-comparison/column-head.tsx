import { lazy, Suspense } from 'react';
import type { ComparedProduct } from 'shared-kit/contract';
import { useNavigate } from 'shared-kit/router';
import { LocaleLink, useAddress } from 'shared-kit/shell';
import { CloseIcon, IconButton } from 'shared-kit/ui';
import { withoutProduct } from '../../compare/choice.ts';
import { changeChoice } from '../../compare/choice-store.ts';
import { type ComparisonAddress, comparisonAddress } from '../../compare/comparison-address.ts';
import { useText } from '../../text.ts';
import styles from './column-head.module.css';

const ProductDrawing = lazy(() => import('../../drawing/product-drawing.tsx'));

export function ColumnHead({
  product: { id, title, maker, drawing },
  oneFrame,
  address: { ids, onlyDifferences },
}: {
  product: ComparedProduct;
  oneFrame: boolean;
  address: ComparisonAddress;
}) {
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
      <div className={styles.drawing} aria-hidden>
        <Suspense>
          <ProductDrawing
            drawing={drawing}
            label=""
            scope={id}
            crop={oneFrame ? 'same-scale' : undefined}
            className={styles.drawn}
          />
        </Suspense>
      </div>
      <span className={styles.maker}>{maker.name}</span>
      <LocaleLink to={`/shop/${id}`} className={styles.title}>
        {title}
      </LocaleLink>
      <IconButton
        icon={CloseIcon}
        size="small"
        label={t('compare.remove', { product: title })}
        className={styles.remove}
        onClick={remove}
      />
    </th>
  );
}
