import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './heading.module.css';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  /** Level in the page's outline. */
  level: HeadingLevel;
  /** Size on screen, independent of the level: 52, 30, 20, 16 or 14 px. */
  look?: 'display' | 'page' | 'section' | 'small' | 'tiny';
}

const usualLook = { 1: 'page', 2: 'section', 3: 'small', 4: 'tiny' } as const;

export function Heading({ level, look = usualLook[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={clsx(styles.root, className)} data-look={look} />;
}
