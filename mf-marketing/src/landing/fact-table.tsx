import { useId } from 'react';
import { Cell, ColumnHead, Heading, RowHead, Sheet, Table } from 'shared-kit/ui';
import styles from './fact-table.module.css';

type Fact = Readonly<{ term: string; detail: string }>;

export function FactTable({ title, heads, facts }: { title: string; heads: Fact; facts: readonly Fact[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={2} className={styles.title}>
        {title}
      </Heading>
      <Sheet>
        <Table label={title} className={styles.table}>
          <thead>
            <tr>
              <ColumnHead>{heads.term}</ColumnHead>
              <ColumnHead>{heads.detail}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {facts.map(({ term, detail }) => (
              <tr key={term}>
                <RowHead className={styles.term}>{term}</RowHead>
                <Cell className={styles.detail}>{detail}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Sheet>
    </section>
  );
}
