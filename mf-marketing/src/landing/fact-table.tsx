import { Cell, ColumnHead, Heading, RowHead, Sheet, Table } from 'shared-kit/ui';
import styles from './fact-table.module.css';

type Fact = Readonly<{ term: string; detail: string }>;

/** The table has its title for a name and is a landmark of its own. */
export function FactTable({ title, heads, facts }: { title: string; heads: Fact; facts: readonly Fact[] }) {
  return (
    <div>
      <Heading level={2} className={styles.title}>
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
    </div>
  );
}
