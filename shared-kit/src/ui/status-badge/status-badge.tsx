import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import styles from './status-badge.module.css';

export type StatusTone = 'neutral' | 'positive' | 'warning' | 'danger' | 'finance';

export interface StatusBadgeProps {
  tone?: StatusTone;
  /** Tinted; solid green, for "your turn" alone; or dashed, for drafts. */
  look?: 'tinted' | 'solid' | 'dashed';
  icon: IconGlyph;
  /** The word: colour and icon never stand alone. */
  children: ReactNode;
  className?: string;
}

export function StatusBadge({
  tone = 'neutral',
  look = 'tinted',
  icon,
  children,
  className,
}: StatusBadgeProps) {
  return (
    <span className={clsx(styles.root, className)} data-tone={tone} data-look={look}>
      <Icon of={icon} size="small" />
      {children}
    </span>
  );
}
