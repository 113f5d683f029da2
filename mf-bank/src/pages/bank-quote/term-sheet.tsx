import { termSheets } from 'shared-kit/contract/financing';
import { Row } from 'shared-kit/layout';
import { addressOf, useLocale } from 'shared-kit/shell';
import { ButtonLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';

/** Downloads one of my bank's offers as a PDF in the reader's language. */
export function TermSheet({ offerId }: { offerId: string }) {
  const t = useText();
  const locale = useLocale();
  return (
    <Row gap="3">
      <ButtonLink
        size="small"
        href={addressOf(termSheets.readOwn, { params: { id: offerId }, query: { locale } })}
        download
      >
        {t('offer.term-sheet')}
      </ButtonLink>
    </Row>
  );
}
