import clsx from 'clsx';
import type { ElementType } from 'react';
import type { As } from 'shared-kit/ui';
import type { Gap } from './gap.ts';
import styles from './layout.module.css';

interface StackLook {
  gap?: Gap;
  /** `start`: parts are as wide as their content; otherwise as wide as the stack. */
  align?: 'start';
  className?: string;
}

/** Parts below each other, none wider than the stack. */
export function Stack<Tag extends ElementType = 'div'>(props: As<Tag, StackLook>) {
  const { as, gap = '4', align, className, ...rest } = props;
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={clsx(styles.stack, styles.gap, className)}
      data-gap={gap}
      data-align={align}
    />
  );
}
