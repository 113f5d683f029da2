import { Loading, Skeleton } from 'shared-kit/ui';
import { useText } from '../text.ts';
import styles from './page-skeleton.module.css';
import { SlowNotice } from './slow-notice.tsx';

/** Shown while a page's area loads. */
export function PageSkeleton() {
  const t = useText();
  return (
    <>
      <SlowNotice />
      <Loading label={t('page.loading')} className={styles.root}>
        <Skeleton shape="title" width={40} />
        <Skeleton width={70} />
        <Skeleton width={60} />
        <Skeleton shape="block" className={styles.block} />
      </Loading>
    </>
  );
}
