import type { FinancedQuote } from 'shared-kit/contract/financing';
import { ThemedImage } from 'shared-kit/ui';
import styles from './bank-quote-page.module.css';

/** The goods as the shop shows them; their names stand below. */
export function DealDrawings({ lines }: { lines: FinancedQuote['lines'] }) {
  const shown = lines.flatMap(({ image, title }) => (image ? [{ image, title }] : []));
  if (shown.length === 0) return null;
  return (
    <div className={styles.drawings}>
      {shown.slice(0, 4).map(({ image, title }) => (
        <ThemedImage key={title} files={image} width={280} height={210} className={styles.drawing} />
      ))}
    </div>
  );
}
