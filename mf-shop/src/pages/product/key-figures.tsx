import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { useLocale } from 'shared-kit/shell';
import { attributeValue } from '../../format/attribute.ts';
import { leadTime } from '../../format/words.ts';
import { useText } from '../../text.ts';
import styles from './key-figures.module.css';

/** Three figures that distinguish this product, and its lead time. */
export function KeyFigures({ product: { highlights, leadTimeWeeks } }: { product: ProductDetail }) {
  const t = useText();
  const locale = useLocale();
  const facts = [
    ...highlights.slice(0, 3).map((it) => ({ term: it.label, detail: attributeValue(it, t, locale) })),
    { term: t('product.lead-time'), detail: leadTime(leadTimeWeeks, t) },
  ];
  return (
    <dl className={styles.root}>
      {facts.map(({ term, detail }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
