import { Suspense } from 'react';
import { lazyPart } from 'shared-kit/shell';
import styles from './half-woven-shed.module.css';

/** Few pages show it. Without a connection the words beside it suffice. */
const Drawing = lazyPart(
  () => import('./half-woven-drawing.tsx'),
  () => null,
);

/** A drawing for empty lists. */
export const HalfWovenShed = () => (
  <Suspense fallback={<div className={styles.root} />}>
    <Drawing />
  </Suspense>
);
