import { termSheets } from 'shared-kit/contract/financing';
import { Row } from 'shared-kit/layout';
import { addressOf, useLocale } from 'shared-kit/shell';
import { ButtonLink } from 'shared-kit/ui';
import { useText } from '../text.ts';

/** Downloads an offer as a PDF in the reader's language. */
export function TermSheetLink({ quoteId, offerId }: { quoteId: string; offerId: string }) {
  const t = useText();
  const locale = useLocale();
  const address = addressOf(termSheets.read, { params: { id: quoteId, offerId }, query: { locale } });
  return (
    <Row gap="3">
      <ButtonLink size="small" href={address} download>
        {t('financing.term-sheet')}
      </ButtonLink>
    </Row>
  );
}
