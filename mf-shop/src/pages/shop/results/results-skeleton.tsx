import { Loading, Skeleton } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import grid from './product-grid.module.css';
import styles from './results-skeleton.module.css';

const cells = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Uses the grid's cells, so that nothing moves when products load. */
export function ResultsSkeleton() {
  const t = useText();
  return (
    <Loading label={t('shop.loading')} className={grid.grid}>
      {cells.map((cell) => (
        <div key={cell} className={grid.cell}>
          <div className={grid.card}>
            <div className={styles.image}>
              <Skeleton shape="block" className={styles.drawing} />
            </div>
            <div className={styles.body}>
              <Skeleton width={50} />
              <Skeleton shape="title" width={80} />
              <Skeleton width={60} />
              <Skeleton width={70} />
              <Skeleton shape="title" width={40} className={styles.price} />
            </div>
          </div>
        </div>
      ))}
    </Loading>
  );
}

const lines = [80, 60, 70, 50, 40, 90, 30, 100] as const;

export function FacetsSkeleton() {
  return (
    <div className={styles.facets} aria-hidden>
      {lines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
