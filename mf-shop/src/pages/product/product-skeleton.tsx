import { Stack } from 'shared-kit/layout';
import { publicConfig } from 'shared-kit/shell';
import { Heading, Loading, Skeleton } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import sheet from './product-sheet.module.css';
import styles from './product-skeleton.module.css';

export function ProductSkeleton() {
  const t = useText();
  return (
    <Loading label={t('product.loading')} className={styles.root}>
      <title>{publicConfig().brandName}</title>
      <div className={styles.crumb}>
        <Skeleton width={30} />
      </div>
      <div className={sheet.columns}>
        <div>
          <Skeleton shape="block" className={styles.plate} />
          <Skeleton shape="block" className={styles.facts} />
        </div>
        <Stack>
          <Skeleton width={50} />
          <Heading level={1} data-waiting="">
            {t('product.heading')}
          </Heading>
          <Skeleton width={100} />
          <Skeleton width={60} />
          <Skeleton shape="block" className={styles.tiles} />
          <Skeleton shape="title" width={40} />
          <Skeleton shape="block" className={styles.terms} />
        </Stack>
      </div>
    </Loading>
  );
}
