import clsx from 'clsx';
import type { ElementType } from 'react';
import type { As } from 'shared-kit/ui';
import type { Gap } from './gap.ts';
import styles from './layout.module.css';

interface ColumnsLook {
  /** Width of the second part: 20, 22 or 26 rem. */
  aside?: 'narrow' | 'medium' | 'wide';
  gap?: Gap;
  className?: string;
}

/** The main part and an aside to its right; below each other on screens under 64 rem and on paper. */
export function Columns<Tag extends ElementType = 'div'>(props: As<Tag, ColumnsLook>) {
  const { as, aside = 'medium', gap = '5', className, ...rest } = props;
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={clsx(styles.columns, styles.gap, className)}
      data-gap={gap}
      data-aside={aside}
    />
  );
}
