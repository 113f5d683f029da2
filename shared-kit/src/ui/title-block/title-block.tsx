import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './title-block.module.css';

export interface TitleBlockProps {
  /** Three or four facts that identify a drawing or a quote. */
  facts: readonly { term: string; detail: ReactNode }[];
  className?: string;
}

export function TitleBlock({ facts, className }: TitleBlockProps) {
  return (
    <dl className={clsx(styles.root, className)}>
      {facts.map(({ term, detail }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
