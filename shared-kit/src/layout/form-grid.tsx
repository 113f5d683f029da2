import clsx from 'clsx';
import type { ElementType } from 'react';
import type { As } from 'shared-kit/ui';
import type { Gap } from './gap.ts';
import styles from './layout.module.css';

interface FormGridLook {
  /** A field's least width: 11, 14 or 18 rem. */
  field?: 'short' | 'medium' | 'long';
  /** Few fields share the whole line. */
  stretch?: boolean;
  gap?: Gap;
  className?: string;
}

/** Fields of a form in as many columns as fit. */
export function FormGrid<Tag extends ElementType = 'div'>(props: As<Tag, FormGridLook>) {
  const { as, field = 'medium', stretch, gap = '3', className, ...rest } = props;
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={clsx(styles.fields, styles.gap, className)}
      data-gap={gap}
      data-field={field}
      data-stretch={stretch || undefined}
    />
  );
}
