import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './swatch.module.css';

/** A cutting of cloth with pinked edges; the cloth is the child, an svg or an image that fills it. */
export function Swatch({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx(styles.root, className)}>{children}</div>;
}
