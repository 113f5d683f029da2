import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './plate.module.css';

export interface PlateProps extends ComponentPropsWithRef<'div'> {
  /** Squared paper behind a large drawing, never behind text or a thumbnail. */
  grid?: boolean;
}

/** Background for a drawing or photograph. */
export function Plate({ grid = false, className, ...rest }: PlateProps) {
  return <div {...rest} className={clsx(styles.root, className)} data-grid={grid || undefined} />;
}
