import { Suspense } from 'react';
import { lazyPart } from 'shared-kit/shell';
import { EmptyState, type EmptyStateProps, Sheet, SheetBody } from 'shared-kit/ui';
import styles from './page.module.css';

const HalfWovenShed = lazyPart(
  () => import('./half-woven-shed.tsx'),
  () => null,
);

/** A sheet with a drawing, for a list without entries. */
export function EmptySheet(props: Omit<EmptyStateProps, 'illustration'>) {
  const drawing = (
    <div className={styles.shed}>
      <Suspense>
        <HalfWovenShed />
      </Suspense>
    </div>
  );
  return (
    <Sheet>
      <SheetBody>
        <EmptyState {...props} illustration={drawing} />
      </SheetBody>
    </Sheet>
  );
}
