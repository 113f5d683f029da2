import type { ReactNode } from 'react';
import { Text } from 'shared-kit/ui';
import styles from './gallery.module.css';

/** One component or family with its name; 1 to 3 columns wide. */
export function Card({ name, span = 1, children }: { name: string; span?: 1 | 2 | 3; children: ReactNode }) {
  return (
    <section className={styles.card} data-span={span}>
      <Text as="h2" look="label" className={styles.name}>
        {name}
      </Text>
      {children}
    </section>
  );
}
