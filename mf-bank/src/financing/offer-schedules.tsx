import { useState } from 'react';
import { RepaymentSchedule } from 'shared-kit/financing';
import { Stack } from 'shared-kit/layout';
import { SelectField } from 'shared-kit/ui';
import { useText } from '../text.ts';
import type { Column } from './best-of.ts';
import styles from './financing.module.css';
import { TermSheetLink } from './term-sheet-link.tsx';

type OfferSchedulesProps = { columns: readonly Column[]; number: string; quoteId: string };

/** The payments of one offer at a time: all of them at once would be thousands of cells. */
export function OfferSchedules({ columns, number, quoteId }: OfferSchedulesProps) {
  const t = useText();
  const [chosen, choose] = useState<string | null>(null);
  const column = columns.find(({ offer }) => offer.id === chosen) ?? columns[0];
  if (!column) return null;
  const { offer, bankQuote } = column;
  return (
    <Stack>
      {columns.length > 1 && (
        <SelectField
          label={t('financing.schedule-of')}
          value={offer.id}
          className={styles.narrow}
          onChange={({ target }) => choose(target.value)}
        >
          {columns.map(({ offer: { id }, bankQuote: { bank } }) => (
            <option key={id} value={id}>
              {bank.name}
            </option>
          ))}
        </SelectField>
      )}
      <RepaymentSchedule
        isPlanned
        schedule={offer.figures.rows}
        currency={offer.terms.currency}
        beside={columns.flatMap((it) =>
          it.offer.terms.currency === offer.terms.currency ? [it.offer.figures.rows] : [],
        )}
        fileName={`${number}, ${bankQuote.bank.name}`}
      />
      <TermSheetLink quoteId={quoteId} offerId={offer.id} />
    </Stack>
  );
}
