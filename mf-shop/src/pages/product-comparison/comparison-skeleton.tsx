import { Stack } from 'shared-kit/layout';
import { Skeleton } from 'shared-kit/ui';
import styles from './comparison-skeleton.module.css';

const rows = [70, 50, 60, 40, 80, 30, 90, 20] as const;

/** As many columns as the address names, about as high as their table. */
export function ComparisonSkeleton({ columns }: { columns: number }) {
  return (
    <Stack className={styles.root}>
      <Skeleton width={30} />
      <Skeleton shape="title" width={40} />
      <div className={styles.sheet}>
        {Array.from({ length: columns }, (_, at) => (
          <Stack gap="6" key={at}>
            <Skeleton shape="block" className={styles.drawing} />
            {rows.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </Stack>
        ))}
      </div>
    </Stack>
  );
}
