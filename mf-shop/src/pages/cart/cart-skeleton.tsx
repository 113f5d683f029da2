import { Loading, Skeleton } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './cart-page.module.css';

export function CartSkeleton() {
  const t = useText();
  return (
    <Loading label={t('cart.loading')} className={styles.columns}>
      <div className={styles.lines}>
        <Skeleton shape="block" className={styles.pendingSheet} />
        <Skeleton shape="block" className={styles.pendingSheet} />
      </div>
      <Skeleton shape="block" className={styles.pendingSheet} />
    </Loading>
  );
}
