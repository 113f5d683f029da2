import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './count-badge.module.css';

export interface CountBadgeProps {
  /** The figure, already formatted. */
  children: ReactNode;
  /** Accent asks for attention; neutral only counts. */
  tone?: 'accent' | 'neutral';
  className?: string;
}

export function CountBadge({ children, tone = 'accent', className }: CountBadgeProps) {
  return (
    <span className={clsx(styles.root, className)} data-tone={tone}>
      {children}
    </span>
  );
}
