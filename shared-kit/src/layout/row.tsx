import clsx from 'clsx';
import type { ElementType } from 'react';
import type { As } from 'shared-kit/ui';
import type { Gap } from './gap.ts';
import styles from './layout.module.css';

interface RowLook {
  gap?: Gap;
  /** Across the line. */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** Along the line. */
  justify?: 'start' | 'center' | 'end' | 'between';
  className?: string;
}

/** Parts beside each other; those that don't fit go on the next line. */
export function Row<Tag extends ElementType = 'div'>(props: As<Tag, RowLook>) {
  const { as, gap = '2', align, justify, className, ...rest } = props;
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={clsx(styles.row, styles.gap, className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
    />
  );
}
