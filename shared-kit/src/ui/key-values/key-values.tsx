import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './key-values.module.css';

export interface KeyValuesProps {
  facts: readonly { term: string; detail: ReactNode }[];
  /** No lines between rows, for short lists. */
  tight?: boolean;
  className?: string;
}

/** A specification list: terms on the left, values on the right. */
export function KeyValues({ facts, tight = false, className }: KeyValuesProps) {
  return (
    <dl className={clsx(styles.root, className)} data-tight={tight || undefined}>
      {facts.map(({ term, detail }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
