import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** Decorative drawing above the text. */
  illustration?: ReactNode;
  title: ReactNode;
  /** Heading level in the page's outline; the size doesn't change. */
  level?: HeadingLevel;
  /** One sentence: why it is empty, or what would fill it. */
  children?: ReactNode;
  /** The main next step, and at most a second as a bare link. */
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
