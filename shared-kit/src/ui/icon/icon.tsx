import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import styles from './icon.module.css';

export type IconGlyph = LucideIcon;

export interface IconProps {
  /** One of the glyphs exported by icons.ts. */
  of: IconGlyph;
  /** 12, 14, 16, 18 or 24 px; the stroke stays the same on screen. */
  size?: 'tiny' | 'small' | 'medium' | 'large' | 'huge';
  /** Names the icon when no word stands beside it; without it the icon is decoration. */
  label?: string;
  className?: string;
}

export function Icon({ of: Glyph, size = 'medium', label, className }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Glyph {...naming} className={clsx(styles.root, className)} data-size={size} strokeWidth={1.75} />;
}
