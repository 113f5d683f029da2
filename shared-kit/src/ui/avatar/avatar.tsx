import clsx from 'clsx';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Square for a company, round for a person, blue for a bank. */
  kind: 'company' | 'person' | 'bank';
  /** One to three letters, or a glyph. */
  mark: string | IconGlyph;
  /** Emphasised among its neighbours, for example the seller on a page. */
  accent?: boolean;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** Decoration: the name is always beside it. */
export function Avatar({ kind, mark, accent = false, size = 'medium', className }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={clsx(styles.root, className)}
      data-kind={kind}
      data-size={size}
      data-accent={accent || undefined}
    >
      {typeof mark === 'string' ? mark : <Icon of={mark} />}
    </span>
  );
}
