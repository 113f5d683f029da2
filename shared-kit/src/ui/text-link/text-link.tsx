import clsx from 'clsx';
import type { ElementType } from 'react';
import type { As } from '../polymorphic/polymorphic.ts';
import styles from './text-link.module.css';

export type TextLinkProps<Tag extends ElementType = 'a'> = As<Tag, { className?: string }>;

/** A link inside text. `as` takes a router's link, or `button` for an action. */
export function TextLink<Tag extends ElementType = 'a'>({ as, className, ...rest }: TextLinkProps<Tag>) {
  const Element: ElementType = as ?? 'a';
  const type = as === 'button' ? { type: 'button' } : undefined;
  return <Element {...type} {...rest} className={clsx(styles.root, className)} />;
}
