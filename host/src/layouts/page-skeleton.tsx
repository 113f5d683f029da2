import { useLocation } from 'react-router-dom';
import { Heading, Loading, Skeleton } from 'shared-kit/ui';
import { routeTitle } from '../routing/route-head.ts';
import { useText } from '../text.ts';
import styles from './page-skeleton.module.css';
import { SlowNotice } from './slow-notice.tsx';

/** Shown while a page waits for its code, or for who is signed in. */
export function PageSkeleton() {
  const t = useText();
  const title = routeTitle(useLocation().pathname);
  return (
    <>
      <SlowNotice />
      <Loading label={t('page.loading')} className={styles.root}>
        {title && (
          <Heading level={1} data-waiting="">
            {title}
          </Heading>
        )}
        <Skeleton width={70} />
        <Skeleton width={60} />
        <Skeleton shape="block" className={styles.block} />
      </Loading>
    </>
  );
}
