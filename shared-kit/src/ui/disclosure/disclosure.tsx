import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { ChevronDownIcon } from '../icon/icons.sprite.ts';
import styles from './disclosure.module.css';

export interface DisclosureProps extends ComponentPropsWithRef<'details'> {
  /** The line that stays visible and opens the rest. */
  summary: ReactNode;
}

/** A native details element: works before any script, opens for the browser's find-in-page. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={clsx(styles.root, className)}>
      <summary className={styles.summary}>
        {summary}
        <Icon of={ChevronDownIcon} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
