import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** Drawing above the words; decoration. */
  illustration?: ReactNode;
  title: ReactNode;
  /** Level of the title in the page's outline; it always looks the same. */
  level?: HeadingLevel;
  /** One sentence: why it is empty, or what would fill it. */
  children?: ReactNode;
  /** The one next step; a second may be bare. */
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ illustration, title, level = 2, children, action, className }: EmptyStateProps) {
  return (
    <div className={clsx(styles.root, className)}>
      {illustration && (
        <div aria-hidden className={styles.illustration}>
          {illustration}
        </div>
      )}
      <Heading level={level} look="small">
        {title}
      </Heading>
      {children && <p className={styles.sentence}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
