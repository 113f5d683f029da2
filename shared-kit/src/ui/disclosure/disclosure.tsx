import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { ChevronDownIcon } from '../icon/icons.sprite.ts';
import { asElement } from '../text/as-element.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps extends ComponentPropsWithRef<'details'> {
  /** The visible line; a click on it shows or hides the rest. */
  summary: ReactNode;
}

/** A native details element: it works without scripts, and find-in-page opens it. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={clsx(styles.root, className)}>
      <summary className={styles.summary}>
        {asElement(summary)}
        <Icon of={ChevronDownIcon} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
