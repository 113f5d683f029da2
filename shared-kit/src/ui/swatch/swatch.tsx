import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './swatch.module.css';

/** A cloth sample with pinked edges. The child is an svg or image that fills it. */
export function Swatch({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx(styles.root, className)}>{children}</div>;
}
