import { Suspense, useState } from 'react';
import { bulkEditLimits } from 'shared-kit/contract/products';
import { lazyPart } from 'shared-kit/shell';
import { Button } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './bulk.module.css';
import { type BulkAction, bulkActions } from './bulk-query.ts';

const BulkDialog = lazyPart(() => import('./bulk-dialog.tsx'));

type Props = { ids: ReadonlySet<string>; onClear: () => void };

/** The bulk edits of the selected products. */
export function BulkBar({ ids, onClear }: Props) {
  const t = useText();
  const [action, setAction] = useState<BulkAction | null>(null);
  if (ids.size === 0) return null;
  const isTooMany = ids.size > bulkEditLimits.products;
  return (
    <section className={styles.bar} aria-label={t('products.bulk')}>
      <strong>{t('products.selected', { count: ids.size })}</strong>
      {isTooMany && <span>{t('products.bulk.too-many', { most: bulkEditLimits.products })}</span>}
      {bulkActions.map((each) => (
        <Button key={each} size="small" disabled={isTooMany} onClick={() => setAction(each)}>
          {t(`products.bulk.${each}`)}
        </Button>
      ))}
      <Button size="small" emphasis="tertiary" onClick={onClear}>
        {t('products.bulk.clear')}
      </Button>
      {action && (
        <Suspense fallback={null}>
          <BulkDialog action={action} ids={[...ids]} onClose={() => setAction(null)} onDone={onClear} />
        </Suspense>
      )}
    </section>
  );
}
