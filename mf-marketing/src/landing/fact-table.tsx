import { LocaleLink } from 'shared-kit/shell';
import { Heading, Sheet, TextLink } from 'shared-kit/ui';
import { Cell, ColumnHead, RowHead, Table } from 'shared-kit/ui/table';
import styles from './fact-table.module.css';

type Way = Readonly<{ to: string; text: string }>;
type Fact = Readonly<{ term: string; detail: string; way?: Way }>;
type Heads = Readonly<{ term: string; detail: string; way?: string }>;

/** The table is a landmark named by its title. If it has a head for links, each fact links to its page. */
export function FactTable({ title, heads, facts }: { title: string; heads: Heads; facts: readonly Fact[] }) {
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
              {heads.way && <ColumnHead>{heads.way}</ColumnHead>}
            </tr>
          </thead>
          <tbody>
            {facts.map(({ term, detail, way }) => (
              <tr key={term}>
                <RowHead className={styles.term}>{term}</RowHead>
                <Cell className={styles.detail}>{detail}</Cell>
                {way && (
                  <Cell className={styles.detail}>
                    <TextLink as={LocaleLink} to={way.to}>
                      {way.text}
                    </TextLink>
                  </Cell>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      </Sheet>
    </div>
  );
}
