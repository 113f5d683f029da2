import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { asElement } from '../text/as-element.tsx';
import styles from './input-frame.module.css';

export interface InputFrameProps extends ComponentPropsWithRef<'span'> {
  /** Icon, sign or unit inside the border, before or after the input. */
  before?: ReactNode;
  after?: ReactNode;
  numeric?: boolean;
  size?: 'small' | 'medium' | 'large';
}

/** The border around a control; it shows the control's focus, error and disabled state. */
export function InputFrame({
  before,
  after,
  numeric,
  size = 'medium',
  className,
  children,
  ...rest
}: InputFrameProps) {
  return (
    <span
      {...rest}
      className={clsx(styles.root, className)}
      data-numeric={numeric || undefined}
      data-size={size}
    >
      {before && <span className={styles.affix}>{before}</span>}
      {asElement(children)}
      {after && <span className={styles.affix}>{after}</span>}
    </span>
  );
}
