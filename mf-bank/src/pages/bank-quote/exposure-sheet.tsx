import type { BankQuoteDetail } from 'shared-kit/contract/financing';
import { formatMoney, type Money } from 'shared-kit/contract/money';
import { TermLines } from 'shared-kit/financing';
import { KeyValues, Sheet, SheetBody, SheetHeader, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-quote-page.module.css';

/** What my bank has open with this buyer or paid out to it. */
export function ExposureSheet({ detail }: { detail: BankQuoteDetail }) {
  const t = useText();
  const { open, paidOut, requests } = detail.exposure;
  const sums = (amounts: readonly Money[]) => <TermLines lines={amounts.map(formatMoney)} />;
  return (
    <Sheet>
      <SheetHeader title={t('exposure.title')} />
      <SheetBody className={styles.facts}>
        <KeyValues
          tight
          facts={[
            { term: t('exposure.open'), detail: sums(open) },
            { term: t('exposure.paid-out'), detail: sums(paidOut) },
            { term: t('exposure.requests'), detail: String(requests) },
          ]}
        />
        <Text as="p" look="small" tone="muted">
          {t('exposure.why')}
        </Text>
      </SheetBody>
    </Sheet>
  );
}
