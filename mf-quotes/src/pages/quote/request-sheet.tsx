import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { Stack } from 'shared-kit/layout';
import { countryName, formatLastDay, useLocale } from 'shared-kit/shell';
import { Disclosure, KeyValues, Sheet, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { AttachmentList } from './activity/attachment-list.tsx';
import styles from './request-sheet.module.css';

/** The terms of the request; open until there is an offer. */
export function RequestSheet({ quote }: { quote: QuoteDetail }) {
  const t = useText();
  const locale = useLocale();
  const { request } = quote;
  const place = [request.deliveryPlace, countryName(request.deliveryCountry, locale)]
    .filter(Boolean)
    .join(', ');
  const facts = [
    { term: t('quote.request.delivery'), detail: place },
    {
      term: t('quote.request.incoterm'),
      detail: request.incoterm
        ? `${request.incoterm.rule} ${request.incoterm.place}`.trim()
        : t('quote.request.no-wish'),
    },
    {
      term: t('quote.head.reply-by'),
      detail: request.replyBy ? formatLastDay(request.replyBy, locale) : t('quotes.no-deadline'),
    },
    { term: t('quote.request.by'), detail: quote.requestedBy?.name ?? '–' },
  ];
  return (
    <Sheet>
      <Disclosure
        summary={t('quote.request.title')}
        open={quote.versions.length === 0}
        className={styles.disclosure}
      >
        <Stack gap="3" className={styles.body}>
          <KeyValues facts={facts} tight />
          {request.note && <Text className={styles.note}>{request.note}</Text>}
          <AttachmentList attachments={request.attachments} />
        </Stack>
      </Disclosure>
    </Sheet>
  );
}
