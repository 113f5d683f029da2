import { termSheets } from 'shared-kit/contract/financing';
import { addressOf, useLocale } from 'shared-kit/shell';
import { ButtonLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-quote-page.module.css';

/** Downloads one of my bank's offers as a PDF in the reader's language. */
export function TermSheet({ offerId }: { offerId: string }) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className={styles.words}>
      <ButtonLink
        size="small"
        href={addressOf(termSheets.readOwn, { params: { id: offerId }, query: { locale } })}
        download
      >
        {t('offer.term-sheet')}
      </ButtonLink>
    </div>
  );
}
