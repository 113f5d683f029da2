import clsx from 'clsx';
import styles from './button.module.css';

export interface ButtonLook {
  /** Primary: the main decision of the view. Finance: for banks. Danger: outlined until it confirms. */
  emphasis?: 'primary' | 'secondary' | 'tertiary' | 'finance' | 'danger' | 'danger-confirm';
  /** 28, 36 or 44 px high; 44 at least on coarse pointers except small, 36. */
  size?: 'small' | 'medium' | 'large';
  /** Full width of its container. */
  block?: boolean;
}

/** Attributes that make any element look like a button. */
export function buttonLook(
  { emphasis = 'secondary', size = 'medium', block = false }: ButtonLook,
  className?: string,
) {
  return {
    className: clsx(styles.root, className),
    'data-emphasis': emphasis,
    'data-size': size,
    'data-block': block || undefined,
  };
}
