import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { BankIcon } from '../icon/icons.sprite.ts';
import { asElement } from '../text/as-element.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price.module.css';

export interface PriceProps {
  /** Formatted amount: the kit never rounds money. */
  amount: string;
  /** "from", if options may add to the price. */
  from?: ReactNode;
  /** "/ m" or "per machine". */
  unit?: ReactNode;
  /** Marks a converted amount: a short sign, and its meaning for screen readers. */
  approximate?: { mark: string; meaning: string } | undefined;
  size?: 'medium' | 'large';
  className?: string;
}

export function Price({ amount, from, unit, approximate, size = 'medium', className }: PriceProps) {
  return (
    <span className={clsx(styles.root, className)} data-size={size}>
      {from && <span className={styles.from}>{`${from} `}</span>}
      <span className={styles.figure}>
        {approximate && (
          <span className={styles.unit} title={approximate.meaning}>
            <span aria-hidden>{`${approximate.mark} `}</span>
            <VisuallyHidden>{`${approximate.meaning} `}</VisuallyHidden>
          </span>
        )}
        <b className={styles.amount}>{amount}</b>
      </span>
      {unit && <span className={styles.unit}>{` ${unit}`}</span>}
    </span>
  );
}

/** A bank's monthly instalment; always put a link to its assumptions beside it. */
export function Monthly({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span className={clsx(styles.monthly, className)}>
      <Icon of={BankIcon} size="small" />
      {asElement(children)}
    </span>
  );
}
