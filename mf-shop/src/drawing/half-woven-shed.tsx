import { type ComponentType, lazy, Suspense } from 'react';
import styles from './half-woven-shed.module.css';

/** Few pages show it. Without a connection the words beside it suffice. */
const Drawing = lazy<ComponentType>(() =>
  import('./half-woven-drawing.tsx').catch(() => ({ default: () => null })),
);

/** A drawing for empty lists. */
export const HalfWovenShed = () => (
  <Suspense fallback={<div className={styles.root} />}>
    <Drawing />
  </Suspense>
);
