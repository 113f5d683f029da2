import clsx from 'clsx';
import type { ElementType } from 'react';
import type { As } from '../polymorphic/polymorphic.ts';
import styles from './text.module.css';

interface TextLook {
  /** Lede 18 px, body 14, small 13, tiny 12; label is 12 and narrow, for example for column heads. */
  look?: 'lede' | 'body' | 'small' | 'tiny' | 'label';
  tone?: 'inherit' | 'muted' | 'subtle' | 'finance' | 'positive' | 'warning' | 'danger';
  weight?: 'regular' | 'medium' | 'semibold';
  /** Tabular figures. */
  numeric?: boolean;
  /** One line with an ellipsis. Never use it for money, legal names or document numbers. */
  truncate?: boolean;
  className?: string;
}

export type TextProps<Tag extends ElementType = 'p'> = As<Tag, TextLook>;

export function Text<Tag extends ElementType = 'p'>(props: TextProps<Tag>) {
  const { as, look = 'body', tone, weight, numeric, truncate, className, ...rest } = props;
  const Element: ElementType = as ?? 'p';
  return (
    <Element
      {...rest}
      className={clsx(styles.root, className)}
      data-look={look}
      data-tone={tone}
      data-weight={weight}
      data-numeric={numeric || undefined}
      data-truncate={truncate || undefined}
    />
  );
}
