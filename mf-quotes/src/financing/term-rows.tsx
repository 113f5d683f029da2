import { TermLines, useOfferTerms } from 'shared-kit/financing';
import { Cell, Row, RowHead } from 'shared-kit/ui';
import type { Column } from './best-of.ts';
import styles from './financing.module.css';

/** Every term, as each bank states it. */
export function TermRows({ columns }: { columns: readonly Column[] }) {
  const read = useOfferTerms();
  const stated = columns.map(({ offer }) => ({ id: offer.id, terms: read(offer.terms) }));
  return stated[0]?.terms.map(({ name, label }, at) => (
    <Row key={name}>
      <RowHead>{label}</RowHead>
      {stated.map(({ id, terms }) => (
        <Cell key={id} className={styles.term}>
          <TermLines lines={terms[at]?.lines ?? []} />
        </Cell>
      ))}
    </Row>
  ));
}
