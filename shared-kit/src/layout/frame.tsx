import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './layout.module.css';

/** All that a page shows: as wide as pages may be, with room at its edges and foot. */
export function Frame({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={clsx(styles.frame, className)} />;
}
