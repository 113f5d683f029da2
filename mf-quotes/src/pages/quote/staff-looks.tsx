import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { Stack } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Sheet, SheetBody, SheetHeader, Text } from 'shared-kit/ui';
import { formatMoment } from '../../negotiation/format-moment.ts';
import { useText } from '../../text.ts';
import styles from './staff-looks.module.css';

/** Which staff could read this quote, when and why. Both companies see the same. */
export function StaffLooks({ quote: { staffLooks } }: { quote: QuoteDetail }) {
  const t = useText();
  const locale = useLocale();
  if (staffLooks.length === 0) return null;
  return (
    <Sheet aria-label={t('quote.looks.title')}>
      <SheetHeader title={t('quote.looks.title')} />
      <SheetBody>
        <Stack as="ul" gap="3">
          {staffLooks.map(({ staff, reason, at }) => (
            <li key={`${at} ${staff}`} className={styles.look}>
              <strong>{staff}</strong>
              <Text look="small" tone="muted">
                <time dateTime={at}>{formatMoment(at, locale)}</time>
              </Text>
              <span className={styles.reason}>{reason}</span>
            </li>
          ))}
        </Stack>
      </SheetBody>
    </Sheet>
  );
}
