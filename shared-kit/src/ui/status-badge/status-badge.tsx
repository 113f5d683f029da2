import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import { asElement } from '../text/as-element.tsx';
import styles from './status-badge.module.css';

export type StatusTone = 'neutral' | 'positive' | 'warning' | 'danger' | 'finance';

export interface StatusBadgeProps {
  tone?: StatusTone;
  /** Solid (green) only for "your turn", dashed for drafts. */
  look?: 'tinted' | 'solid' | 'dashed';
  icon: IconGlyph;
  /** The status in words: colour and icon are never alone. */
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
      {asElement(children)}
    </span>
  );
}
