import type { ComparisonAnswer } from 'shared-kit/contract/catalogue';
import { LocaleLink } from 'shared-kit/shell';
import { ButtonLink, Note } from 'shared-kit/ui';
import type { ComparisonAddress } from '../../compare/comparison-address.ts';
import { useText } from '../../text.ts';
import styles from './product-comparison-page.module.css';

/** Lists what the table can't show of the address, and why it may not be a useful comparison. */
export function ComparisonNotes({
  answer: { products, missing, alike },
  address: { unreadable, beyond },
}: {
  answer: ComparisonAnswer;
  address: ComparisonAddress;
}) {
  const t = useText();
  const gone = missing.length + unreadable;
  const categories = [...new Set(products.map(({ category }) => category.name))];
  const [only, ...others] = products;
  return (
    <div className={styles.notes}>
      {gone > 0 && <Note tone="warning">{t('compare.missing', { count: gone })}</Note>}
      {beyond > 0 && <Note>{t('compare.beyond')}</Note>}
      {!alike && <Note>{t('compare.unlike', { categories: categories.join(', ') })}</Note>}
      {only && others.length === 0 && (
        <Note
          title={t('compare.one')}
          action={
            <ButtonLink as={LocaleLink} size="small" to={`/shop?category=${only.category.id}`}>
              {t('compare.one-action', { category: only.category.name })}
            </ButtonLink>
          }
        >
          {t('compare.one-text')}
        </Note>
      )}
    </div>
  );
}
