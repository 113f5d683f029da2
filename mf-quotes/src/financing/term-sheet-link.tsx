import { termSheets } from 'shared-kit/contract/financing';
import { addressOf, useLocale } from 'shared-kit/shell';
import { ButtonLink } from 'shared-kit/ui';
import { useText } from '../text.ts';
import styles from './financing.module.css';

/** Downloads an offer as a PDF in the reader's language. */
export function TermSheetLink({ quoteId, offerId }: { quoteId: string; offerId: string }) {
  const t = useText();
  const locale = useLocale();
  const address = addressOf(termSheets.read, { params: { id: quoteId, offerId }, query: { locale } });
  return (
    <div className={styles.foot}>
      <ButtonLink size="small" href={address} download>
        {t('financing.term-sheet')}
      </ButtonLink>
    </div>
  );
}
